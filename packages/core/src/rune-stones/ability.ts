import { COLORS, type Color, GEMS, type Gem } from './material.ts';

/** One thing that a card or a wisp tile does, in notation. A gem's name alone: that gem from the supply. */
export type Effect =
  | Gem
  | 'any'
  | `card:${Color | 'any'}`
  | 'die'
  | `points:${number}`
  | 'ore'
  | 'draw'
  | `pillage:${Color}`
  | 'resurrection'
  | 'card-switch'
  | 'wisp';

export type Ability =
  | { readonly kind: 'basic'; readonly effects: readonly Effect[] }
  | { readonly kind: 'choice'; readonly effects: readonly Effect[] }
  | { readonly kind: 'exchange'; readonly cost: readonly Gem[]; readonly gain: readonly Effect[] };

export type EffectKind =
  | 'gem'
  | 'any'
  | 'card'
  | 'die'
  | 'points'
  | 'ore'
  | 'draw'
  | 'pillage'
  | 'resurrection'
  | 'card-switch'
  | 'wisp';

const POINTS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const PER_POINTS = POINTS.map((points) => [`points:${points}`, 'points'] as const);

const KINDS: ReadonlyMap<string, EffectKind> = new Map<string, EffectKind>([
  ...GEMS.map((gem) => [gem, 'gem'] as const),
  ...COLORS.map((color) => [`card:${color}`, 'card'] as const),
  ...COLORS.map((color) => [`pillage:${color}`, 'pillage'] as const),
  ...PER_POINTS,
  ['any', 'any'],
  ['card:any', 'card'],
  ['die', 'die'],
  ['ore', 'ore'],
  ['draw', 'draw'],
  ['resurrection', 'resurrection'],
  ['card-switch', 'card-switch'],
  ['wisp', 'wisp'],
]);

export function kindOf(effect: Effect): EffectKind {
  const kind = KINDS.get(effect);
  if (kind === undefined) throw new Error(`no such effect: ${effect}`);
  return kind;
}

const isEffect = (text: string): text is Effect => KINDS.has(text);
const isGem = (text: string): text is Gem => (GEMS as readonly string[]).includes(text);

/** What follows the colon of an effect. */
const detailOf = (effect: Effect): string => effect.slice(effect.indexOf(':') + 1);

export const pointsOf = (effect: Effect): number => Number(detailOf(effect));
export const cardColorOf = (effect: Effect): Color | 'any' => detailOf(effect) as Color | 'any';
export const pillageColorOf = (effect: Effect): Color => detailOf(effect) as Color;

const LONGEST_ABILITY = 80;
const MOST_EFFECTS = 2;
const MOST_PAID = 4;
const MOST_GAINED = 5;

/** Reads `gem`, `A + B` (both, in order), `A | B` (one of them) or `cost cost > gain gain`. */
export function parseAbility(text: string): Ability | null {
  if (text.length > LONGEST_ABILITY) return null;
  if (text.includes(' > ')) return parseExchange(text);
  const kind = text.includes(' | ') ? 'choice' : 'basic';
  const effects = text.split(kind === 'choice' ? ' | ' : ' + ');
  const fits = kind === 'choice' ? effects.length === MOST_EFFECTS : effects.length <= MOST_EFFECTS;
  return fits && effects.every(isEffect) ? { kind, effects } : null;
}

function parseExchange(text: string): Ability | null {
  const [cost = [], gain = [], ...rest] = text.split(' > ').map((side) => side.split(' '));
  if (rest.length > 0 || cost.length > MOST_PAID || gain.length > MOST_GAINED) return null;
  return cost.every(isGem) && gain.every(isGain) ? { kind: 'exchange', cost, gain } : null;
}

const isGain = (text: string): text is Effect => isGem(text) || KINDS.get(text) === 'points';

/** All effects that an ability can have; of an exchange: what it gains. */
export const effectsOf = (ability: Ability): readonly Effect[] =>
  ability.kind === 'exchange' ? ability.gain : ability.effects;
