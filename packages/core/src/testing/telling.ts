import type { Common, Game, Viewer } from '../game.ts';
import { pick, random, type Seed } from '../random.ts';
import type { Moment } from './moment.ts';

/** How often other hidden cards are drawn, until the action is legal with them too. */
const DRAWS = 20;

/** A viewer, an action, and what they saw of it: once as it is, once with other cards where they cannot look. */
export interface Sighting {
  readonly viewer: Viewer;
  readonly word: string;
  readonly found: unknown;
  readonly expected: unknown;
}

/** What everybody but the mover sees of an action, each beside what they would see if hidden cards were others. */
export function* sightings<S extends V, V extends Common, A, E>(moment: Moment<S, V, A, E>): Generator<Sighting> {
  const { game, state, legal, views, tally } = moment;
  if (legal.length === 0) return;
  const action = pick(random([0x7e11, state.ply, 0, 0]), legal);
  if (isRevealing(moment, action)) return;
  for (const [viewer] of views.filter(([viewer]) => viewer !== state.toAct)) {
    const other = redealt(moment, viewer, action);
    if (other === null) {
      tally.missed++;
      continue;
    }
    tally.compared++;
    const expected = sight(game, game.clone(state), action, viewer);
    yield { viewer, word: game.format(action), found: sight(game, other, action, viewer), expected };
  }
}

const isRevealing = <S extends V, V extends Common, A, E>(
  { game, probe, state }: Moment<S, V, A, E>,
  action: A,
): boolean => Object.values(probe.reveals).some((reveals) => reveals(state, game.format(action)));

/** A table that looks the same to this viewer, and on which the action is legal too; `null` where none was found. */
function redealt<S extends V, V extends Common, A, E>(
  { game, probe, state, views }: Moment<S, V, A, E>,
  viewer: Viewer,
  action: A,
): S | null {
  const [, view] = views.find(([other]) => other === viewer) ?? [];
  for (let draw = 0; view !== undefined && draw < DRAWS; draw++) {
    const seed: Seed = [0x0dea1, state.ply, draw, viewer ?? 99];
    const other = probe.redeal(state, game.determinize(view, seed), viewer);
    if (game.why(other, action) === null) return other;
  }
  return null;
}

function sight<S extends V, V extends Common, A, E>(
  game: Game<S, V, A, E, unknown>,
  state: S,
  action: A,
  viewer: Viewer,
): unknown {
  const events: E[] = [];
  game.play(state, action, (event) => events.push(game.viewEvent(event, viewer)));
  return { events, view: game.view(state, viewer) };
}
