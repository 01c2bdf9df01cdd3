import { GAMES, type Header } from '@dolmen/core';

/** Was the match begun under other rules than this server plays? Then it cannot go on here. */
export const isOutdated = ({ game, version }: Header): boolean => GAMES[game]?.version !== version;

/** For the log: what the host can do about it is in docs/hosting.md. */
export const outdatedNote = (code: string, { game, version }: Header): string =>
  `the match at table ${code} was begun with version ${version} of ${game}, this server plays version ${GAMES[game]?.version}: it stays stored and is not opened`;
