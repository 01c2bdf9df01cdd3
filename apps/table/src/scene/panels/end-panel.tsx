import { type ReactElement, useMemo } from 'react';
import { type Figure, figuresOf } from '../../ended/figures-of.ts';
import { useRecord } from '../../ended/use-record.ts';
import { useStatistics } from '../../ended/use-statistics.ts';
import { endOf, type Sheet } from '../../hud/end-of.ts';
import { useEndButtons } from '../../hud/use-end-buttons.ts';
import { playerColor, seatNames } from '../../players.ts';
import { line } from '../../said.ts';
import { useStore } from '../../store.ts';
import { useTopicWords, useWords, type Words } from '../../words.tsx';
import { useTable } from '../use-table.ts';
import { Panel, type PanelPlace } from './panel.tsx';
import type { PanelLine, Row } from './row.ts';

interface Props {
  readonly place: PanelPlace;
  close(): void;
}

/** The end: who won, everybody's score, and what next. */
export function EndPanel({ place, close }: Props): ReactElement {
  const { session } = useTable();
  const words = useWords();
  const state = useStore(session);
  const buttons = useEndButtons(session, close);
  const told = useTopicWords('ended');
  const statistics = useStatistics(useRecord(session));
  const rows = useMemo((): readonly Row[] => {
    const { verdict, notes, sheets } = endOf(state, words);
    return [
      line(verdict, 'sum'),
      ...notes.map((note) => line(note)),
      ...sheets.flatMap((sheet) => sheetLines(sheet, words)),
      ...(statistics === null ? [] : figuresOf(statistics, seatNames(state.table), told).map(figureLine)),
      buttons,
    ];
  }, [state, words, told, statistics, buttons]);
  return <Panel {...place} size={[5.4, 4.6]} rows={rows} />;
}

const figureLine = ({ text, value }: Figure): PanelLine => ({ parts: [text], tone: 'detail', end: value });

function sheetLines({ seat, name, lines, isWinner }: Sheet, { t }: Words): readonly PanelLine[] {
  const { sign, css } = playerColor(seat);
  const total = lines.reduce((sum, { points }) => sum + points, 0);
  const crowned = isWinner ? `${sign} ${name} – ${t('table.end.winner')}` : `${sign} ${name}`;
  return [
    { parts: [crowned], tone: 'title', color: css, end: String(total) },
    ...lines.map(({ text, points }): PanelLine => ({ parts: [text], tone: 'detail', end: String(points) })),
  ];
}
