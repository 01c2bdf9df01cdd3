import { setTimeout as wait } from 'node:timers/promises';
import { fork, formatSeed, pick, random } from '@dolmen/core';
import { type Event, keltis } from '@dolmen/core/keltis';
import { message } from '@dolmen/messages';
import { resultText, turnText } from './report.ts';
import { parseSettings, USAGE } from './settings.ts';

/** Plays a seeded Keltis game between random players in the terminal. */

const SKETCH_EVERY = 20;

const settings = parseSettings(process.argv.slice(2), process.stdout.isTTY, process.env.LC_ALL ?? process.env.LANG);
if (!settings.ok) {
  console.error(`${settings.error}\n\nusage: ${USAGE}`);
  process.exit(2);
}
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { seats, seed, language, pace } = settings.value;
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
