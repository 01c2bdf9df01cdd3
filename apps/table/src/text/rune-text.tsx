import { at } from '@dolmen/core';
import { type Field, NONE, runeName, type View, visibleFields } from '@dolmen/core/rune';
import type { ReactElement } from 'react';
import { playerColor } from '../players.ts';
import { type DescriberProps, Hand, Pieces, PlayerHeading, Scroller } from './pieces.tsx';

/** Rune in words: the visible runes as a table, who stands where, and everybody's cards. */
export function RuneText({ state, words }: DescriberProps): ReactElement {
  const view = state.view as View;
  return (
    <>
      <Board {...{ state, words }} />
      <Pieces {...{ state, words }} title={words.t('table.text.middle')} pieces={['pile', 'out']} />
      {view.players.map((_, seat) => (
        <PlayerText key={playerColor(seat).name} {...{ state, words, seat }} />
      ))}
    </>
  );
}

function PlayerText({ state, words, seat }: DescriberProps & { readonly seat: number }): ReactElement {
  const view = state.view as View;
  const { hand, masters } = at(view.players, seat);
  return (
    <>
      <PlayerHeading {...{ state, words, seat }} />
      <p>{words.t('table.text.masters', { masters })}</p>
      <Hand {...{ state, words, seat }} cards={hand.map((card) => (card === null ? null : `card:${card}`))} />
    </>
  );
}

const range = (numbers: readonly number[]): number[] => {
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index);
};

/** What all cards together show, field by field. */
function Board({ state, words }: DescriberProps): ReactElement {
  const view = state.view as View;
  const fields = visibleFields(view).filter(({ rune }) => rune !== NONE);
  const columns = range(fields.map(({ x }) => x));
  const { t } = words;
  return (
    <>
      <h3>{t('table.text.board')}</h3>
      <Scroller label={t('table.text.board')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('table.text.row')}</th>
              {columns.map((x) => (
                <th key={x} scope="col">
                  {x}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {range(fields.map(({ y }) => y)).map((y) => (
              <tr key={y}>
                <th scope="row">{y}</th>
                {columns.map((x) => (
                  <td key={x}>
                    <Rune
                      {...{ state, words }}
                      field={{ x, y }}
                      rune={fields.find((one) => isAt(one, { x, y }))?.rune}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </>
  );
}

const isAt = (one: Field, other: Field): boolean => one.x === other.x && one.y === other.y;

type RuneProps = DescriberProps & { readonly field: Field; readonly rune: Parameters<typeof runeName>[0] | undefined };

function Rune({ state, words, field, rune }: RuneProps): ReactElement | null {
  const view = state.view as View;
  if (rune === undefined) return null;
  const master = view.masters.find((one) => isAt(one, field));
  return (
    <>
      {words.t(`rune.term.${runeName(rune)}`)}
      {master && (
        <>
          {' '}
          <span className="sign" style={{ '--player': playerColor(master.seat).css }}>
            {playerColor(master.seat).sign}
          </span>
        </>
      )}
    </>
  );
}
