const FARTHEST = 3;

/** The known word that a mistyped one probably means. */
export function nearestOf<T extends string>(typed: string, known: readonly T[]): T | null {
  const plain = (text: string): string => text.replaceAll(/[_-]/g, '').toLowerCase();
  const near = known
    .map((word) => ({ word, away: distance(plain(typed), plain(word)) }))
    .filter(({ word, away }) => away <= Math.min(FARTHEST, word.length / 2))
    .sort((a, b) => a.away - b.away);
  return near[0]?.word ?? null;
}

/** Levenshtein: how many letters to put in, take out or change. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [above, letter] of [...from].entries()) {
    const next = [above + 1];
    for (const [column, other] of [...to].entries()) {
      const changed = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
