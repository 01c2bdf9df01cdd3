import type { View } from '@dolmen/core/rune-stones';
import { useState } from 'react';
import { type Aid, type Button, line } from '../../../said.ts';
import { useTable } from '../../../scene/use-table.ts';
import { useStore } from '../../../store.ts';
import { useWords } from '../../../words.tsx';
import { advice } from './advice.ts';
import { useAfford } from './use-afford.ts';
import { usePaymentShown } from './use-payment-shown.ts';
import { usePlan } from './use-plan.ts';

const SHEET = ['aid-turn', 'aid-summon', 'aid-abilities', 'aid-forge', 'aid-trade', 'aid-end'] as const;

/** What helps to decide: advice, what can be afforded, the whole game on one card. */
export function useAid(): readonly Aid[] {
  const words = useWords();
  const { t } = words;
  const { session } = useTable();
  const { view, isAsked } = useStore(session);
  const pay = usePlan(session);
  const afford = useAfford(session);
  usePaymentShown(session);
  const [isOpen, setOpen] = useState(false);
  const affordable: Button = {
    id: 'afford',
    label: t('table.stones.afford'),
    key: 'F',
    isOn: afford.isOn,
    press: afford.toggle,
  };
  const aid: Button = { id: 'aid', label: t('table.stones.aid'), isOn: isOpen, press: () => setOpen((open) => !open) };
  return [
    ...(isAsked ? advice(view as View, words, pay) : []),
    ...(afford.isNothing ? [{ name: 'none', content: [line(t('table.stones.afford-none'))] }] : []),
    ...(isOpen ? [{ name: 'sheet', content: SHEET.map((key) => line(t(`table.stones.${key}`), 'item')) }] : []),
    { name: 'tools', content: isAsked ? [affordable, aid] : [aid] },
  ];
}
