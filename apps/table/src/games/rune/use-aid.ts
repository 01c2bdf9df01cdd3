import type { View } from '@dolmen/core/rune';
import { pieceSaying, reasonSaying } from '@dolmen/messages/sayings';
import { useMemo } from 'react';
import { type Aid, type Button, line } from '../../said.ts';
import { useTable } from '../../scene/use-table.ts';
import { useStore } from '../../store.ts';
import { useWords, type Words } from '../../words.tsx';
import type { Placer } from './placer.ts';
import { type Placing, turnsOf, whyNot } from './placing.ts';
import { useRune } from './use-rune.ts';

/** How the held card is turned, whether it fits, and a switch for the areas. */
export function useAid(): readonly Aid[] {
  const words = useWords();
  const view = useStore(useTable().session).view as View;
  const { placer, areas, ...own } = useRune();
  const placing = useStore(own.placing);
  const isOn = useStore(areas);
  const card = placing?.card;
  const open = useMemo(() => (card === undefined ? new Set<number>() : turnsOf(view, card)), [view, card]);
  const shown: Button = {
    id: 'areas',
    label: words.t('scene.rune.areas'),
    key: 'A',
    isOn,
    press: () => areas.update((shown) => !shown),
  };
  return [
    ...(placing ? [turns(placer, placing, open, view, words), verdict(placer, placing, view, words)] : []),
    { name: 'tools', content: [shown] },
  ];
}

const TURNS = [0, 1, 2, 3] as const;
const ARROWS = ['↑', '→', '↓', '←'] as const;

/** Each way to turn the card; one that fits nowhere is shown as such. */
function turns(placer: Placer, placing: Placing, open: ReadonlySet<number>, view: View, { t, say }: Words): Aid {
  const nameOf = (turn: number): string => {
    const saying = pieceSaying('rune', `turn:${turn}`, view, 0);
    return saying ? say(saying) : String(turn);
  };
  const ways = TURNS.map((turn) => ({
    id: `turn:${turn}`,
    label: ARROWS[turn],
    name: nameOf(turn),
    isOn: placing.turn === turn,
    isVain: !open.has(turn),
    press: () => placer.turnTo(turn),
  }));
  return {
    name: 'turns',
    content: [
      { id: 'turn-left', label: '⟲', name: t('scene.rune.turn-left'), press: () => placer.turn(-1) },
      ...ways,
      { id: 'turn-right', label: '⟳', name: t('scene.rune.turn-right'), press: () => placer.turn(1) },
    ],
  };
}

/** Does it fit where it is held? If not: the rule that says so. */
function verdict(placer: Placer, placing: Placing, view: View, { t, say }: Words): Aid {
  const reason = whyNot(view, placing);
  const text = reason
    ? `${say(reasonSaying('rune', reason))} (${t('table.trouble.rule', { rule: reason.rule })})`
    : t('scene.rune.fits');
  const lay: Button = {
    id: 'lay',
    label: `✓ ${t('scene.rune.lay')}`,
    isMain: true,
    isOff: reason !== null,
    press: () => placer.lay(),
  };
  return { name: 'verdict', mood: reason ? 'bad' : 'good', content: [line(text), lay] };
}
