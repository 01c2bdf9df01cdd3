import { GAMES, type Header } from '@dolmen/core';

/** Was the match begun under other rules than this server plays? Then it cannot go on here. */
export const isOutdated = ({ game, version }: Header): boolean => GAMES[game]?.version !== version;
