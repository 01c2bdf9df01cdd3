import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './imports.ts';
import { sourcesIn } from './sources.ts';

/** Which files each file imports. */
type Graph = ReadonlyMap<string, readonly string[]>;

/**
 * Files that import each other in a circle, a line each; an import of types alone counts. Packages are not followed into
 * each other: `boundaries.ts` checks their directions. A file is told in one circle only, which is enough to mend it.
 */
export function findCycles(root: string): string[] {
  const files = ['packages', 'apps', 'tooling'].flatMap((folder) => sourcesIn(root, folder));
  const graph: Graph = new Map(files.map((file) => [file, neighboursOf(root, file)]));
  const circles: string[][] = [];
  for (const file of files) {
    const circle = circles.flat().includes(file) ? null : circleFrom(graph, file);
    if (circle) circles.push(circle);
  }
  return circles.map((circle) => circle.join(' → '));
}

const neighboursOf = (root: string, file: string): string[] =>
  importsOf(file, readFileSync(join(root, file), 'utf8'))
    .filter((target) => target.startsWith('.'))
    .map((target) => posix.join(posix.dirname(file), target));

/** The shortest way along imports from a file back to itself. */
function circleFrom(graph: Graph, file: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const reached = [file];
  for (const here of reached) {
    for (const next of graph.get(here) ?? []) {
      if (next === file) return [...wayTo(here, cameFrom), file];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      reached.push(next);
    }
  }
  return null;
}

function wayTo(file: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const before = cameFrom.get(file);
  return before === undefined ? [file] : [...wayTo(before, cameFrom), file];
}
