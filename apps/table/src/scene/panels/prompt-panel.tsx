import { type ReactElement, useMemo } from 'react';
import { useBanner } from '../../hud/banner.tsx';
import { choicesOf } from '../../hud/choices.ts';
import { promptOf } from '../../hud/prompt-of.ts';
import { troubleText } from '../../hud/trouble-toast.tsx';
import { undoOf } from '../../hud/undo-of.ts';
import { playerColor } from '../../players.ts';
import { type Button, line } from '../../said.ts';
import type { SessionState } from '../../session/session.ts';
import { useStore } from '../../store.ts';
import { useWords, type Words } from '../../words.tsx';
import { besides } from '../seeing.ts';
import type { Table } from '../table.ts';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import { type PanelLine, type Row, rowsOf } from './row.ts';

interface Props {
  readonly place: PanelPlace;
  /** More to press in the last row. */
  readonly more: readonly Button[];
}

/** What is asked, what can be chosen and lies nowhere on the table, and ways back. */
export function PromptPanel({ place, more }: Props): ReactElement {
  const table = useTable();
  const words = useWords();
  const state = useStore(table.session);
  const banner = useBanner(table.session);
  const beside = useStore(besides);
  const rows = useMemo(
    (): readonly Row[] => [
      ...prompt(state, words),
      ...(banner === null ? [] : [line(banner, 'bad')]),
      ...(state.trouble ? [line(troubleText(state.trouble, state, words), 'bad')] : []),
      choicesOf(table.session, table.stage, words),
      ...rowsOf(beside),
      [...waysBack(table, words), ...more],
    ],
    [table, state, words, banner, beside, more],
  );
  return <Panel {...place} size={[5.2, 2.8]} rows={rows} />;
}

function prompt(state: SessionState, words: Words): readonly PanelLine[] {
  const [who, what] = promptOf(state, words);
  const { toAct } = state.view;
  const { sign, css } = playerColor(toAct ?? 0);
  const title: PanelLine = { parts: [toAct === null ? who : `${sign} ${who}`], tone: 'title', color: css };
  return what === '' ? [title] : [title, line(what)];
}

/** One step back, taking back, seeing it again. */
function waysBack({ session, replay }: Table, words: Words): readonly Button[] {
  const { t } = words;
  const undo = undoOf(session, words);
  const hasTouched = session.get().touched.length > 0;
  return [
    ...(hasTouched ? [{ id: 'back', label: t('table.back'), press: () => void session.back() }] : []),
    ...(undo ? [undo] : []),
    { id: 'replay', label: t('table.replay'), press: replay },
  ];
}
