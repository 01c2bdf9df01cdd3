import { unreachable, type Viewer } from '@dolmen/core';
import { type Event, runeStones, THRONE, type View } from '@dolmen/core/rune-stones';
import type { GameEvent } from '@dolmen/protocol';
import type { Vec } from '../../../scene/piece.ts';
import type { Beat } from '../../../scene/stage.ts';
import { faceIndex } from '../die/faces.ts';
import { markerId, WISP_DISCARD, WISP_PILE, wispId } from '../layout/ids.ts';
import { wispPose } from '../layout/night.ts';
import { hops, spacePose } from '../layout/track.ts';
import { drew, fromPile, lost, moved, played, shuffledCreatures, shuffledOwn } from './cards.ts';
import { type Step, stepOf, tidy } from './step.ts';
import { attuned, forged, forgeFilled, gained, pillaged, returned, scrapped, tookRune } from './stones.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const HOP = 130;
const DIE = 1650;
const NOBODY = -1;

function scored({ seat, from, to }: Of<'scored'>): Beat {
  const by = hops(from, to);
  return { millis: HOP * (by.length + 1) + 260, moves: [markerId(seat)], by: { [markerId(seat)]: by }, sound: 'hop' };
}

/** The winners climb: over the dais, onto the seat. */
function ended({ after }: Step): Beat {
  const winners = runeStones.winners(after);
  const steps = Object.fromEntries(winners.map((seat) => [markerId(seat), climb(seat)]));
  return { millis: 3200, moves: winners.map(markerId), by: steps, sound: 'win', cue: `ended:${winners.join(',')}` };
}

const climb = (seat: number): Vec[] => [spacePose(THRONE, seat, 1).at];

/** What lies in the piles of wisps is no secret of place: tiles come and go there. */
function wisps(event: Of<'took-wisp' | 'wisp-discarded' | 'wisp-shown'>, { place }: Step): Beat {
  const id = wispId(event.slot, event.tile);
  const here = wispPose(event.slot);
  if (event.type === 'took-wisp') return { millis: 480, moves: [id], sound: 'wisp', cue: `wisp:${event.slot}` };
  if (event.type === 'wisp-discarded') return { millis: 260, goes: [[id, place(WISP_DISCARD, here)]], sound: 'stone' };
  return { millis: 320, comes: [[id, place(WISP_PILE, here)]], sound: 'stone' };
}

function shuffled(event: Of<'shuffled'>, step: Step): Beat {
  return event.pile === 'creatures' ? shuffledCreatures(step) : { millis: 200, sound: 'stone' };
}

/** How cards move. */
function ofCards(event: Event, step: Step): Beat | null {
  switch (event.type) {
    case 'played':
      return played(step, event);
    case 'took':
    case 'raised':
    case 'fetched':
    case 'kept':
      return moved(step, event.seat, event.card);
    case 'turned-up':
      return fromPile(step, event.seat, event.card, 520);
    case 'lost':
      return lost(step, event);
    case 'drew':
      return drew(step, event);
    case 'slid':
      return moved(step, NOBODY, event.card, 150);
    case 'entered':
      return fromPile(step, NOBODY, event.card, 260);
    case 'shuffled-own':
      return shuffledOwn(step, event);
    default:
      return ofStones(event, step);
  }
}

/** How gems, artefacts and rune stones move. */
function ofStones(event: Event, step: Step): Beat | null {
  switch (event.type) {
    case 'gained':
      return gained(step, event);
    case 'returned':
      return returned(step, event);
    case 'pillaged':
      return pillaged(step, event);
    case 'attuned':
      return attuned(step, event);
    case 'forged':
      return forged(step, event);
    case 'forge-filled':
      return forgeFilled(step, event);
    case 'scrapped':
      return scrapped(step, event);
    case 'took-rune':
      return tookRune(step, event);
    default:
      return ofTurn(event, step);
  }
}

type Rest = Of<
  | 'chose'
  | 'used'
  | 'skipped'
  | 'shuffled'
  | 'rolled'
  | 'scored'
  | 'reached-throne'
  | 'traded'
  | 'passed-wisp'
  | 'took-wisp'
  | 'wisp-discarded'
  | 'wisp-shown'
  | 'began'
  | 'ended'
>;

function ofTurn(event: Event, step: Step): Beat | null {
  const rest = event as Rest;
  switch (rest.type) {
    case 'rolled':
      return { millis: DIE, sound: 'die', cue: `die:${faceIndex(rest.face)}` };
    case 'scored':
      return scored(rest);
    case 'reached-throne':
      return { millis: 1400, sound: 'rune', cue: 'throne' };
    case 'passed-wisp':
      return { millis: 600, sound: 'wisp', cue: `token:${rest.field}` };
    case 'took-wisp':
    case 'wisp-discarded':
    case 'wisp-shown':
      return wisps(rest, step);
    case 'shuffled':
      return shuffled(rest, step);
    case 'traded':
      return { millis: 260, sound: 'forge' };
    case 'began':
      return { millis: 220, sound: 'turn' };
    case 'ended':
      return ended(step);
    case 'chose':
    case 'used':
    case 'skipped':
      return null;
    default:
      return unreachable(rest);
  }
}

/** How an event is shown. */
export function beat(event: GameEvent, before: View, after: View, viewer: Viewer): Beat | null {
  const step = stepOf(before, after, viewer);
  const shown = ofCards(event as unknown as Event, step);
  return shown === null ? null : tidy(step, shown);
}
