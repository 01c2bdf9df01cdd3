import { setTimeout as wait } from 'node:timers/promises';
import { fork, formatSeed, pick, random } from '@dolmen/core';
import { type Event, keltis } from '@dolmen/core/keltis';
import { allowClosedPipe, commandLine } from '@dolmen/flags';
import { message } from '@dolmen/messages';
import { resultText, turnText } from './report.ts';
import { parseSettings, TERMINAL } from './settings.ts';

const SKETCH_EVERY = 20;

const locale = process.env.LC_ALL ?? process.env.LANG;
const { seats, seed, language, pace } = commandLine(TERMINAL, (argv) =>
  parseSettings(argv, process.stdout.isTTY, locale),
);
allowClosedPipe();

const state = keltis.setup({}, seats, seed);
// The players have a stream of their own, so that the deal stays the same whoever plays.
const player = random(fork(random(seed)));
let turn = 0;

console.log(message(language, 'terminal.title', { seats, seed: formatSeed(seed) }));
console.log(`${message(language, 'terminal.hint')}\n`);
while (state.toAct !== null) {
  if (turn++ % SKETCH_EVERY === 0) console.log(`${turn === 1 ? '' : '\n'}${keltis.sketch(state).join('\n')}\n`);
  const { toAct } = state;
  const events: Event[] = [];
  while (state.toAct === toAct) keltis.play(state, pick(player, keltis.legal(state)), (event) => events.push(event));
  console.log(`${String(turn).padStart(4)}  ${turnText(language, events)}`);
  if (pace > 0) await wait(pace);
}
console.log(`\n${keltis.sketch(state).join('\n')}\n\n${resultText(language, state)}`);
