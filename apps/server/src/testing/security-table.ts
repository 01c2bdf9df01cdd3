import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../../docs/security.md', import.meta.url));

/** Who may come to a door. */
export const ROLES = ['nobody', 'stranger', 'spectator', 'opponent', 'host'] as const;
export type Role = (typeof ROLES)[number];

/** A line of the table in `docs/security.md`: what everybody is answered there. */
export interface Row {
  readonly door: string;
  readonly answers: Readonly<Record<Role, string>>;
}

/** Every line of that table, and nothing else that the file says. */
export function readSecurityTable(): Row[] {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const head = lines.findIndex(
    (line) =>
      cellsOf(line)
        .slice(1, 1 + ROLES.length)
        .join() === ROLES.join(),
  );
  if (head < 0) throw new Error(`${FILE} has no table with a column for each of ${ROLES.join(', ')}`);
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end).map(rowOf);
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

function rowOf(line: string): Row {
  const [door = '', ...cells] = cellsOf(line);
  const answers = Object.fromEntries(ROLES.map((role, index) => [role, cells[index] ?? '']));
  return { door: door.replaceAll('`', ''), answers: answers as Row['answers'] };
}
