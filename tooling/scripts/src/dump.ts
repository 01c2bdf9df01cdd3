import type { Viewer } from '@dolmen/core';
import { allowClosedPipe, type Command, commandLine, parseFlags } from '@dolmen/flags';
import { PLAYED_FLAGS, readPlayed } from './match-arguments.ts';
import { playMatch } from './play-match.ts';

const DUMP = {
  call: 'npm run -s dump --',
  does: `Prints a match as JSON lines: the header; every ply with the state and views before its action, the legal words, and
the events it caused; the result.`,
  flags: PLAYED_FLAGS,
} as const satisfies Command;

const match = commandLine(DUMP, (argv) => {
  const said = parseFlags(DUMP, argv);
  return said.ok ? readPlayed(said.value) : said;
});
const { game, header, state } = match;
allowClosedPipe();

const print = (line: unknown): boolean => process.stdout.write(`${JSON.stringify(line)}\n`);

const viewers: Viewer[] = [...Array.from({ length: header.seats }, (_, seat) => seat), null];
const forEach = <T>(see: (viewer: Viewer) => T): Record<string, T> =>
  Object.fromEntries(viewers.map((viewer) => [viewer ?? 'spectator', see(viewer)]));
const views = (): unknown => forEach((viewer) => game.view(state, viewer));

print(header);
for (const { legal, action, play } of playMatch(match)) {
  const { ply, toAct, choice } = state;
  const before = { state: game.clone(state), views: views() };
  const events = play();
  const seen = forEach((viewer) => events.map((event) => game.viewEvent(event, viewer)));
  const words = legal.map((each) => game.format(each));
  print({ ply, toAct, choice, legal: words, action: game.format(action), events, ...before, eventViews: seen });
}
print({ scores: game.scores(state), winners: game.winners(state), ply: state.ply, state, views: views() });
