import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from './imports.ts';
import { sourcesIn, workspacesOf } from './sources.ts';

/** What each folder may import of the others: core nothing, packages core, apps and tooling the packages; the arena also what is measured. */
const MAY_IMPORT: readonly (readonly [folder: RegExp, allowed: RegExp])[] = [
  [/^packages\/core$/, /^$/],
  [/^packages\/(flags|licences|messages|records)$/, /^packages\/core$/],
  [/^packages\/(bots|protocol)$/, /^packages\/(core|messages)$/],
  [/^packages\/client$/, /^packages\/(core|protocol)$/],
  [/^apps\//, /^packages\//],
  [/^tooling\/arena$/, /^(packages\/|tooling\/bench$)/],
  [/^tooling\//, /^packages\//],
];
/** Shared configuration; never imported by what runs. */
const CONFIGURATION = /^tooling\/(typescript|vitest)$/;
/** Files that test, or run before the product is built, and so may use development dependencies and Node. */
const IS_TEST = /\/bake\/|\.test\.ts$|\.config\.ts$|\/testing\//;

interface Workspace {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly devDependencies: readonly string[];
}

/** Every import that goes against the direction, a line each. */
export function findCrossings(root: string): string[] {
  const workspaces = workspacesOf(root).map((folder) => read(root, folder));
  return workspaces.flatMap((workspace) => [
    ...dependencyCrossings(workspace, workspaces),
    ...sourcesIn(root, workspace.folder).flatMap((file) => importCrossings(root, workspace, file)),
  ]);
}

function read(root: string, folder: string): Workspace {
  const file = join(root, folder, 'package.json');
  const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    folder,
    name,
    dependencies: Object.keys(dependencies),
    devDependencies: Object.keys(devDependencies),
  };
}

function dependencyCrossings(workspace: Workspace, all: readonly Workspace[]): string[] {
  const allowed = MAY_IMPORT.find(([folder]) => folder.test(workspace.folder))?.[1];
  if (!allowed) return [`${workspace.folder}: no rule says what it may import`];
  return [...workspace.dependencies, ...workspace.devDependencies].flatMap((name) => {
    const target = all.find((other) => other.name === name)?.folder;
    if (target === undefined || allowed.test(target) || CONFIGURATION.test(target)) return [];
    return [`${workspace.folder}: may not depend on ${target}`];
  });
}

function importCrossings(root: string, workspace: Workspace, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return importsOf(file, source)
    .filter((target) => !isAllowed(workspace, file, target))
    .map((target) => `${file}: may not import ${target}`);
}

function isAllowed({ folder, dependencies, devDependencies }: Workspace, file: string, target: string): boolean {
  if (target.startsWith('.')) return posix.join(posix.dirname(file), target).startsWith(`${folder}/`);
  const isTest = IS_TEST.test(file);
  if (target.startsWith('node:')) return folder !== 'packages/core' || isTest;
  const name = target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
  const tooling = folder.startsWith('tooling/');
  return dependencies.includes(name) || ((isTest || tooling) && devDependencies.includes(name));
}
