import type { Event, View } from '@dolmen/core/rune-stones';
import type { Fillings, Saying, TableKey } from '../../fill.ts';
import { type Names, nameOf, saying } from '../spoken.ts';
import { wispSaying } from './abilities.ts';
import { abilityOf, cardName } from './cards.ts';

/** Told by others: the display closing up, artefacts of a row that was traded in, a wisp tile that was used. */
const SILENT = ['slid', 'scrapped', 'wisp-discarded'] as const;
type Silent = Extract<Event, { readonly type: (typeof SILENT)[number] }>;

const isSilent = (event: Event): event is Silent => (SILENT as readonly string[]).includes(event.type);

export function eventSaying(event: Event, names: Names, view: View): Saying | null {
  if (isSilent(event)) return null;
  return saying(keyOf(event), { ...whoAndCard(event, names, view), ...details(event, names, view) });
}

function keyOf(event: Exclude<Event, Silent>): TableKey {
  switch (event.type) {
    case 'chose':
      return `rune-stones.event.chose-${event.action}`;
    case 'lost':
      return `rune-stones.event.lost-${event.to}`;
    case 'drew':
      return event.card === null ? 'rune-stones.event.drew-hidden' : 'rune-stones.event.drew';
    case 'shuffled':
      return `rune-stones.event.shuffled-${event.pile}`;
    case 'ended':
      return `rune-stones.event.ended-${event.by}`;
    default:
      return `rune-stones.event.${event.type}`;
  }
}

const whoAndCard = (event: Event, names: Names, view: View): Fillings => ({
  ...('seat' in event ? { player: nameOf(names, event.seat) } : {}),
  ...('card' in event && event.card !== null ? { card: cardName(view, event.card) } : {}),
});

/** An event's other facts by the names that messages know them by. */
function details(event: Event, names: Names, view: View): Fillings {
  switch (event.type) {
    case 'used':
      return { ability: abilityOf(view, event.card) };
    case 'gained':
    case 'returned':
      return { one: event.stone };
    case 'attuned':
      return { one: event.color };
    case 'pillaged':
      return { one: event.color, other: nameOf(names, event.from) };
    case 'rolled':
      return { face: event.face };
    case 'scored':
      return { points: event.to - event.from, total: event.to };
    case 'took-rune':
      return { rune: event.kind };
    case 'passed-wisp':
      return { field: event.field };
    case 'took-wisp':
    case 'wisp-shown':
      return { bonus: wispSaying(event.tile) };
    case 'began':
      return { round: event.round };
    default:
      return artefactDetails(event);
  }
}

function artefactDetails(event: Event): Fillings {
  switch (event.type) {
    case 'forged':
      return { artefact: event.artefact, row: event.row + 1 };
    case 'forge-filled':
      return { artefact: event.artefact, forge: event.forge + 1 };
    case 'traded':
      return { row: event.row + 1, artefacts: event.artefacts };
    default:
      return {};
  }
}
