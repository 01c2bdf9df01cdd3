import { asked, type Event, NO_CARD, type View } from '@dolmen/core/rune-stones';

/** Where points come from. */
export const SOURCES = [
  'abilities',
  'die',
  'forges',
  'trading in',
  'wisps',
  'rows at the end',
  'stones at the end',
] as const;
export type Source = (typeof SOURCES)[number];
export type BySource = { [S in Source]: number };

export const noPoints = (): BySource => Object.fromEntries(SOURCES.map((source) => [source, 0])) as BySource;

/** What the answer to the question that is asked would score for. */
export function sourceAsked(view: View): Source {
  const ask = asked(view);
  switch (ask?.type) {
    case 'effect':
      return ask.card === NO_CARD ? 'wisps' : 'abilities';
    case 'face':
      return 'die';
    case 'pay':
      return ask.forge === null ? 'abilities' : 'forges';
    case 'forge':
    case 'place':
      return 'forges';
    case 'trade':
      return 'trading in';
    default:
      return 'abilities';
  }
}

const CAUSES: { readonly [T in Event['type']]?: Source } = {
  used: 'abilities',
  rolled: 'die',
  forged: 'forges',
  traded: 'trading in',
  'took-wisp': 'wisps',
};

/** What points after this event are for, where it tells. */
export const sourceAfter = (event: Event, before: Source): Source => CAUSES[event.type] ?? before;
