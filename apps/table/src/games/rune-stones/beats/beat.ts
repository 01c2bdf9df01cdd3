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
import { type Change, changeOf, tidy } from './change.ts';
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
function ended({ after }: Change): Beat {
  const winners = runeStones.winners(after);
  const steps = Object.fromEntries(winners.map((seat) => [markerId(seat), climb(seat)]));
  return { millis: 3200, moves: winners.map(markerId), by: steps, sound: 'win', cue: `ended:${winners.join(',')}` };
}

const climb = (seat: number): Vec[] => [spacePose(THRONE, seat, 1).at];

/** What lies in the piles of wisps is no secret of place: tiles come and go there. */
function wisps(event: Of<'took-wisp' | 'wisp-discarded' | 'wisp-shown'>, { place }: Change): Beat {
  const id = wispId(event.slot, event.tile);
  const here = wispPose(event.slot);
  if (event.type === 'took-wisp') return { millis: 480, moves: [id], sound: 'wisp', cue: `wisp:${event.slot}` };
  if (event.type === 'wisp-discarded') return { millis: 260, goes: [[id, place(WISP_DISCARD, here)]], sound: 'stone' };
  return { millis: 320, comes: [[id, place(WISP_PILE, here)]], sound: 'stone' };
}

function shuffled(event: Of<'shuffled'>, change: Change): Beat {
  return event.pile === 'creatures' ? shuffledCreatures(change) : { millis: 200, sound: 'stone' };
}

/** How cards move. */
function ofCards(event: Event, change: Change): Beat | null {
  switch (event.type) {
    case 'played':
      return played(change, event);
    case 'took':
    case 'raised':
    case 'fetched':
    case 'kept':
      return moved(change, event.seat, event.card);
    case 'turned-up':
      return fromPile(change, event.seat, event.card, 520);
    case 'lost':
      return lost(change, event);
    case 'drew':
      return drew(change, event);
    case 'slid':
      return moved(change, NOBODY, event.card, 150);
    case 'entered':
      return fromPile(change, NOBODY, event.card, 260);
    case 'shuffled-own':
      return shuffledOwn(change, event);
    default:
      return ofStones(event, change);
  }
}

/** How gems, artefacts and rune stones move. */
function ofStones(event: Event, change: Change): Beat | null {
  switch (event.type) {
    case 'gained':
      return gained(change, event);
    case 'returned':
      return returned(change, event);
    case 'pillaged':
      return pillaged(change, event);
    case 'attuned':
      return attuned(change, event);
    case 'forged':
      return forged(change, event);
    case 'forge-filled':
      return forgeFilled(change, event);
    case 'scrapped':
      return scrapped(change, event);
    case 'took-rune':
      return tookRune(change, event);
    default:
      return ofTurn(event, change);
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

function ofTurn(event: Event, change: Change): Beat | null {
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
      return wisps(rest, change);
    case 'shuffled':
      return shuffled(rest, change);
    case 'traded':
      return { millis: 260, sound: 'forge' };
    case 'began':
      return { millis: 220, sound: 'turn' };
    case 'ended':
      return ended(change);
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
  const change = changeOf(before, after, viewer);
  const shown = ofCards(event as unknown as Event, change);
  return shown === null ? null : tidy(change, shown);
}
