import { globSync } from 'node:fs';

/** What a game consists of, and where each part is; `*` stands for the game's id. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'rules document': ['docs/rules/*.md'],
  engine: ['packages/core/src/*/index.ts'],
  'test of its laws': ['packages/core/src/*/*.contract.test.ts'],
  'count of its paths': ['packages/core/src/*/*.perft.test.ts'],
  'test of its rules': ['packages/core/src/*/{any}.rules.test.ts'],
  'golden playthrough': ['packages/core/src/*/*.playthroughs.test.ts', 'packages/core/src/*/playthroughs/{any}.txt'],
  'synced state': ['packages/protocol/src/*/schema.ts', 'packages/protocol/src/*/index.ts'],
  catalogue: ['en', 'de', 'fr', 'nl'].flatMap((language) => [
    `packages/messages/src/${language}/*.ts`,
    `packages/messages/src/${language}/sayings/*.ts`,
  ]),
  'rules for players': ['en', 'de', 'fr', 'nl'].map((language) => `packages/messages/src/help/${language}/*.ts`),
  sayings: ['packages/messages/src/sayings/*/index.ts'],
  bot: ['packages/bots/src/*/index.ts'],
  stage: ['apps/table/src/games/*/index.ts'],
  'text table': ['apps/table/src/text/*-text.tsx'],
  guide: ['apps/table/src/help/guides/*-guide.ts'],
  lexicon: ['apps/table/src/help/lexicon/*-entries.ts'],
};

/** What some game lacks, a line each. That the parts are wired up, the compiler sees to: lists by game are `{ [G in GameId]: … }`. */
export const findMissingParts = (root: string, games: readonly string[]): string[] =>
  games.flatMap((game) =>
    Object.entries(PARTS).flatMap(([part, places]) =>
      places
        .map((place) => place.replaceAll('*', game))
        .filter((place) => globSync(place.replace('{any}', '*'), { cwd: root }).length === 0)
        .map((place) => `${game} has no ${part}: ${place.replace('{any}', '…')}`),
    ),
  );
