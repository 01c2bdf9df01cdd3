import { type Aid, type Button, isButton, type Line, type Picture } from '../../said.ts';

/** A line of a panel; `end` stands at its right edge. */
export interface PanelLine extends Line {
  readonly end?: string;
}

/** What a panel shows, from top to bottom: a line, buttons beside each other, or a picture. */
export type Row = PanelLine | readonly Button[] | Picture;

export const areButtons = (row: Row): row is readonly Button[] => Array.isArray(row);
export const isPicture = (row: Row): row is Picture => 'draw' in row;

/** What helps, as rows: buttons that follow each other stand beside each other. */
export const rowsOf = (aids: readonly Aid[]): readonly Row[] =>
  aids.flatMap(({ content, mood }) => (mood === 'bad' ? content.map(warned) : content)).reduce(addPart, []);

const warned = (part: Line | Button): Line | Button => (isButton(part) ? part : { ...part, tone: 'bad' });

function addPart(rows: readonly Row[], part: Line | Button): readonly Row[] {
  const last = rows.at(-1);
  if (!isButton(part)) return [...rows, part];
  return last && areButtons(last) ? [...rows.slice(0, -1), [...last, part]] : [...rows, [part]];
}

/** Two that are equal look alike; `null` where a picture is drawn, which cannot be compared. */
export function looksOf(rows: readonly Row[]): string | null {
  const hasPictures = rows.some((row) =>
    areButtons(row)
      ? row.some(({ icons = [] }) => icons.length > 0)
      : isPicture(row) || row.parts.some((part) => typeof part !== 'string'),
  );
  return hasPictures ? null : JSON.stringify(rows);
}
