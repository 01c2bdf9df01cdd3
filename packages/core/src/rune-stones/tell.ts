import { seatLetter } from '../notation.ts';
import type { Event } from './event.ts';
import { forgeName } from './words.ts';

/** One event as a line of notation: who, what, and the details in the order a reader wants them. */
export function tell(event: Event): string {
  const who = 'seat' in event ? `${seatLetter(event.seat)} ` : '';
  return [who + event.type, ...details(event)].join(' ');
}

function details(event: Event): (string | number)[] {
  switch (event.type) {
    case 'drew':
      return [event.card ?? '?'];
    case 'slid':
      return [event.card, `${event.from + 1}→${event.to + 1}`];
    case 'scored':
      return [`${event.from}→${event.to}`];
    case 'lost':
      return [event.card, 'to', event.to];
    case 'pillaged':
      return [event.color, 'of', seatLetter(event.from)];
    case 'forged':
      return [event.artefact, 'at', forgeName(event.forge), 'to', `${event.row + 1}-${event.spot}`];
    case 'forge-filled':
      return [forgeName(event.forge), event.artefact];
    case 'traded':
      return [event.row + 1, `×${event.artefacts}`];
    case 'scrapped':
      return [event.artefact, 'of', `${event.row + 1}-${event.spot}`];
    case 'took':
    case 'entered':
      return [event.card, 'slot', event.slot + 1];
    case 'took-wisp':
    case 'wisp-discarded':
    case 'wisp-shown':
      return [event.tile, 'place', event.slot + 1];
    default:
      return plain(event);
  }
}

/** Events with one detail, or none. */
function plain(event: Event): (string | number)[] {
  if ('card' in event && event.card !== null) return [event.card];
  if ('stone' in event) return [event.stone];
  if ('color' in event) return [event.color];
  if ('face' in event) return [event.face];
  if ('kind' in event) return [event.kind];
  if ('field' in event) return [event.field];
  if ('pile' in event) return [event.pile];
  if ('choice' in event) return [event.choice];
  if ('action' in event) return [event.action];
  if ('round' in event) return ['round', event.round];
  return 'by' in event ? ['by', event.by] : [];
}
