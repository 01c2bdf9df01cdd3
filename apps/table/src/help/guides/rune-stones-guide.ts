import type { SessionState } from '../../session/session.ts';
import {
  forAbilities,
  forGems,
  forMagic,
  forPaying,
  forPlacing,
  forTaking,
  ownOf,
  sensible,
  viewOf,
} from './rune-stones-plan.ts';
import { type GuidePlan, happened, isAsked, type Step, startingWith } from './step.ts';

const chose =
  (action: string): NonNullable<Step['isDone']> =>
  (_state, news) =>
    news.some(({ type, action: chosen }) => type === 'chose' && chosen === action);
/** Whatever is asked now, this no longer is. */
const isPast =
  (...choices: readonly string[]) =>
  ({ view, seat }: SessionState): boolean =>
    view.toAct !== seat || !choices.includes(view.choice);

const start =
  (...starts: readonly string[]) =>
  (_state: SessionState, words: readonly string[]): readonly string[] =>
    startingWith(words, ...starts);

const SUMMON: readonly Step[] = [
  { text: 'help.guide.rune-stones.summon', wants: start('summon'), isDone: chose('summon') },
  { text: 'help.guide.rune-stones.magic', wants: forMagic, isDone: happened('played') },
  {
    text: 'help.guide.rune-stones.more-magic',
    wants: forMagic,
    isDone: (state, news) => happened('played')(state, news) || isPast('magic')(state),
    fits: isAsked('magic'),
  },
  {
    text: 'help.guide.rune-stones.enough',
    wants: (_state, words) => startingWith(words, 'done', 'magic:'),
    isDone: isPast('magic'),
    fits: isAsked('magic'),
  },
  { text: 'help.guide.rune-stones.take', wants: (_state, words) => forTaking(words), isDone: happened('took') },
  {
    text: 'help.guide.rune-stones.take-more',
    wants: start('take:', 'done'),
    isDone: isPast('take'),
    fits: isAsked('take'),
  },
  { text: 'help.guide.rune-stones.discard', shows: () => ['own-discard'] },
];

const ABILITIES: readonly Step[] = [
  { text: 'help.guide.rune-stones.abilities', wants: start('abilities'), isDone: chose('abilities') },
  {
    text: 'help.guide.rune-stones.cards',
    wants: forAbilities,
    isDone: isPast('cards'),
    fits: isAsked('cards'),
  },
  { text: 'help.guide.rune-stones.use', wants: forAbilities, isDone: happened('used') },
  {
    text: 'help.guide.rune-stones.gem',
    wants: forGems,
    isDone: isPast('gem'),
    fits: isAsked('gem'),
  },
  { text: 'help.guide.rune-stones.other', wants: withoutTurns, isDone: happened('kept') },
  { text: 'help.guide.rune-stones.kept', shows: () => ['own-discard'] },
];

/** All that belongs to the action, but no new turn. */
function withoutTurns(state: SessionState, words: readonly string[]): readonly string[] {
  return viewOf(state).choice === 'turn' ? [] : sensible(state, words);
}

const FORGE: readonly Step[] = [
  { text: 'help.guide.rune-stones.forge', wants: start('forge:'), isDone: chose('forge') },
  {
    text: 'help.guide.rune-stones.pay',
    wants: (_state, words) => forPaying(words),
    isDone: isPast('pay'),
    fits: isAsked('pay'),
  },
  { text: 'help.guide.rune-stones.place', wants: forPlacing, isDone: happened('forged') },
  {
    text: 'help.guide.rune-stones.second',
    wants: start('forge:', 'done'),
    isDone: isPast('forge'),
    fits: isAsked('forge'),
  },
  { text: 'help.guide.rune-stones.trade', wants: start('trade:'), isDone: happened('traded') },
  { text: 'help.guide.rune-stones.rune', wants: start('rune:magic', 'rune:'), isDone: happened('took-rune') },
  { text: 'help.guide.rune-stones.stone', shows: ownStones },
  { text: 'help.guide.rune-stones.end', shows: () => ['throne', 'marker'] },
];

function ownStones(state: SessionState): readonly string[] {
  return (ownOf(state)?.runes ?? []).map((kind) => `stone:${kind}`);
}

export const runeStonesGuide: GuidePlan = {
  steps: [
    { text: 'help.guide.rune-stones.welcome', shows: () => ['throne', 'marker'] },
    {
      text: 'help.guide.rune-stones.stones',
      shows: () => ['own:green', 'own:red', 'own:blue', 'own:yellow', 'own:wild'],
    },
    ...SUMMON,
    ...ABILITIES,
    ...FORGE,
  ],
  meanwhile: sensible,
};
