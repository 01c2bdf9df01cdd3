import { GAMES, type GameId, type PieceId } from '@dolmen/core';

/** Moves that begin with the same piece. `first` is `null` for those that are alone with theirs. */
export interface MoveGroup {
  readonly first: PieceId | null;
  readonly words: readonly string[];
}

/** Words in the order of the legal actions, gathered by the piece that is touched next. */
export function moveGroups(game: GameId, words: readonly string[], touched: number): readonly MoveGroup[] {
  const byPiece = new Map<PieceId, string[]>();
  for (const word of words) {
    const piece = gestureOf(game, word)[touched] ?? '';
    byPiece.set(piece, [...(byPiece.get(piece) ?? []), word]);
  }
  const groups = [...byPiece].filter(([, words]) => words.length > 1);
  const single = [...byPiece.values()].filter((words) => words.length === 1).flat();
  return [
    ...groups.map(([first, words]) => ({ first, words })),
    ...(single.length > 0 ? [{ first: null, words: single }] : []),
  ];
}

export function gestureOf(id: GameId, word: string): readonly PieceId[] {
  const game = GAMES[id];
  return game.gesture(game.parse(word));
}
