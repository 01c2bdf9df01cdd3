import { asked, type Card, RUNES, type Stone, type View } from '@dolmen/core/rune-stones';
import { actionSaying, cardName, pieceSaying, stonesSaying, wispSaying } from '@dolmen/messages/sayings/rune-stones';
import { type Aid, type Button, type Line, line } from '../../../said.ts';
import type { Words } from '../../../words.tsx';
import { stoneIcon } from '../faces/gem-icon.ts';
import { runeSign } from '../faces/rune-signs.ts';
import { purse } from './magic.ts';
import { payment } from './payment.ts';
import { type Source, sourceOf } from './source.ts';

/** Pays stone by stone. */
type Pay = (stones: readonly Stone[]) => void;

/** The sum of magic, and what it is enough for. */
function magic(view: View, { t, say }: Words): readonly Line[] {
  const has = purse(view);
  if (has === null) return [];
  const cards = has.slots.map((slot) => view.display[slot]).filter((card): card is Card => card !== undefined);
  return [
    line(t(view.choice === 'take' ? 'table.stones.magic-left' : 'table.stones.magic', { magic: has.magic }), 'sum'),
    line(t(cards.length > 0 ? 'table.stones.enough-for' : 'table.stones.enough-none')),
    ...cards.map((card) => line(say(cardName(view, card)), 'item')),
  ];
}

/** What each card before the player would give. */
function abilities(view: View, { say }: Words): readonly Line[] {
  const ask = asked(view);
  if (ask?.type !== 'ability') return [];
  return ask.left.map((card) => line(say(actionSaying({ type: 'use', card }, view)), 'detail'));
}

/** The cheapest payment: said, and made by one button; the others are one touch away on the table. */
function paying(view: View, { t }: Words, pay: Pay): readonly (Line | Button)[] {
  const stones = view.choice === 'pay' ? payment(view) : [];
  if (stones.length === 0) return [];
  const atOnce: Button = {
    id: 'pay-at-once',
    label: t('table.stones.pay-at-once'),
    icons: stones.map((stone) => (brush) => stoneIcon(brush, stone)),
    isMain: true,
    press: () => pay(stones),
  };
  return [
    line(t('table.stones.pay-would', { stones: stonesSaying(stones) })),
    atOnce,
    line(t('table.stones.pay-other'), 'detail'),
  ];
}

const ROWED: readonly string[] = ['place', 'trade', 'forge'];

/** What the rows are worth, and which rune stones are left. */
function rows(view: View, { t, say }: Words): readonly Line[] {
  if (!ROWED.includes(view.choice) || view.toAct === null) return [];
  const seat = view.toAct;
  const sayings = ['row:1', 'row:2'].flatMap((row) => pieceSaying(row, view, seat) ?? []);
  const owned = view.players[seat]?.runes ?? [];
  const left = RUNES.filter((kind) => view.runes[kind] > 0 && !owned.includes(kind));
  const signs = left.map((kind) => (brush: CanvasRenderingContext2D) => runeSign(brush, kind, '#8feaff'));
  return [
    ...sayings.map((saying) => line(say(saying), 'item')),
    ...(view.choice === 'trade' ? [{ parts: [t('table.text.runes'), ...signs] }] : []),
  ];
}

function source(view: View, { t }: Words): readonly Line[] {
  const found = sourceOf(view);
  return found ? [line(sourceText(found, view, t))] : [];
}

function sourceText(source: Source, view: View, t: Words['t']): string {
  if ('tile' in source) return t('table.stones.from-tile', { bonus: wispSaying(source.tile) });
  if ('card' in source) return t('table.stones.from-card', { card: cardName(view, source.card) });
  return t('table.stones.from-track');
}

/** All that helps with the question that is asked; nothing where the prompt says it all. */
export function advice(view: View, words: Words, pay: Pay): readonly Aid[] {
  const content = [
    ...source(view, words),
    ...magic(view, words),
    ...abilities(view, words),
    ...paying(view, words, pay),
    ...rows(view, words),
  ];
  return content.length === 0 ? [] : [{ name: 'advice', content }];
}
