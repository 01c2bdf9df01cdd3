import { type ReactElement, useMemo } from 'react';
import { emotesOf } from '../../hud/emotes-of.ts';
import { useWays } from '../../hud/use-ways.ts';
import { type Button, line } from '../../said.ts';
import { changeSettings, settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import type { Row } from './row.ts';

interface Props {
  readonly place: PanelPlace;
  /** What this way of seeing offers: to sit elsewhere, to leave it. */
  readonly tools: readonly Button[];
}

/** Settings, quick words, and the ways out. */
export function MenuPanel({ place, tools }: Props): ReactElement {
  const { session } = useTable();
  const words = useWords();
  const isOn = useStore(settings, ({ sound }) => sound);
  const { question, buttons } = useWays(session);
  const rows = useMemo((): readonly Row[] => {
    const sound = { id: 'sound', label: words.t('table.sound'), isOn, press: () => changeSettings({ sound: !isOn }) };
    return [
      line(words.t('table.menu'), 'title'),
      [sound, ...tools],
      emotesOf(session, words),
      ...(question === null ? [] : [line(question)]),
      buttons,
    ];
  }, [session, words, isOn, tools, question, buttons]);
  return <Panel {...place} size={[3.2, 3.6]} rows={rows} />;
}
