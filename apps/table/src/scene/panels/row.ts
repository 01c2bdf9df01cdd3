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
export function rowsOf(aids: readonly Aid[]): readonly Row[] {
  const rows: (PanelLine | Button[])[] = [];
  for (const { content, mood } of aids)
    for (const part of content) {
      const last = rows.at(-1);
      if (!isButton(part)) rows.push(mood === 'bad' ? { ...part, tone: 'bad' } : part);
      else if (Array.isArray(last)) last.push(part);
      else rows.push([part]);
    }
  return rows;
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
