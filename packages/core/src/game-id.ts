/** Every game there is, in the order they are offered; a file of its own, for pages that do not need the games themselves. */
export const GAME_IDS = ['rune-stones', 'keltis', 'rune'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (value: unknown): value is GameId => GAME_IDS.some((id) => id === value);
