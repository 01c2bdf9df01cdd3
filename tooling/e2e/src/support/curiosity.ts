import { at } from '@dolmen/core';
import { ACTIONS, type Action, RUNES, runeStones, TILES, type View } from '@dolmen/core/rune-stones';
import { type Sight, sensibleWord } from './hands.ts';

/** Everything that a game of Rune Stones can ask, and every way to answer it. */
export const QUESTIONS = [
  ...['turn', 'magic', 'take', 'cards', 'ability', 'option', 'gem', 'card', 'die', 'points', 'ore', 'draw', 'pillage'],
  ...[
    'resurrection',
    'card-switch',
    'wisp',
    'play-card',
    'face',
    'swap',
    'reward',
    'pay',
    'place',
    'forge',
    'trade',
    'rune',
  ],
] as const satisfies View['choice'][];

export const WANTED: readonly string[] = [
  ...[...new Set(ACTIONS.map(({ type }) => type))].map((type) => `action ${type}`),
  ...QUESTIONS.map((choice) => `question ${choice}`),
  ...RUNES.map((kind) => `rune stone ${kind}`),
  ...Object.keys(TILES).map((tile) => `wisp tile ${tile}`),
];

/** What is met by answering so. */
export function met(view: View, action: Action): string[] {
  const plain = [`action ${action.type}`, `question ${view.choice}`];
  if (action.type === 'rune') return [...plain, `rune stone ${action.kind}`];
  return action.type === 'wisp' ? [...plain, `wisp tile ${at(view.wisps.shown, action.slot)}`] : plain;
}

/** What happened at the table, whoever did it. */
export function seen(event: { readonly type: string; readonly [field: string]: unknown }): string[] {
  if (event.type === 'took-rune') return [`rune stone ${event.kind}`];
  return event.type === 'took-wisp' ? [`wisp tile ${event.tile}`] : [];
}

/** Ways to leave a thing undone: taken only to have met them, and not again and again. */
const IDLE: readonly Action['type'][] = ['decline', 'done'];

/** What nobody would choose early, and what brings questions that nothing else brings. */
const FIRST: readonly string[] = ['rune stone double-die', 'rune stone gem-or-points'];

/** Plays sensibly, but does what it has not done yet as soon as it may. */
export function curious(isMet: ReadonlySet<string>): (sight: Sight) => string {
  return (sight) => {
    const view = sight.view as View;
    const news = (action: Action): number =>
      met(view, action)
        .filter((what) => !isMet.has(what))
        .reduce((sum, what) => sum + (FIRST.includes(what) ? 2 : 1), 0);
    const [best] = runeStones
      .legal(view)
      .filter((action) => news(action) > 0 && !(IDLE.includes(action.type) && isMet.has(`action ${action.type}`)))
      .sort((a, b) => news(b) - news(a));
    return best === undefined ? sensibleWord(sight) : runeStones.format(best);
  };
}
