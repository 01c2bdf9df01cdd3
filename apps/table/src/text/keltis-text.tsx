import { at } from '@dolmen/core';
import {
  colorOf,
  END_STONE,
  fieldOn,
  numberOf,
  PATHS,
  type Path,
  pathOf,
  START,
  tileOn,
  type View,
} from '@dolmen/core/keltis';
import { Fragment, type ReactElement } from 'react';
import { playerColor } from '../players.ts';
import { type DescriberProps, Hand, Pieces, PlayerHeading, Scroller } from './pieces.tsx';

const FIELDS = Array.from({ length: END_STONE }, (_, index) => index + 1);
const cardId = (card: number): string => `card:${colorOf(pathOf(card))}-${numberOf(card)}`;

/** Keltis in words: the paths with who stands where, the piles, and everybody's cards and rows. */
export function KeltisText({ state, words }: DescriberProps): ReactElement {
  const view = state.view as View;
  const { t } = words;
  return (
    <>
      <Paths {...{ state, words }} />
      <Pieces
        {...{ state, words }}
        title={t('table.text.middle')}
        pieces={['stock', ...PATHS.map((path) => `discard:${colorOf(path)}`)]}
      />
      {view.players.map((_, seat) => (
        <PlayerText key={playerColor(seat).name} {...{ state, words, seat }} />
      ))}
    </>
  );
}

function PlayerText({ state, words, seat }: DescriberProps & { readonly seat: number }): ReactElement {
  const view = state.view as View;
  const { hand, fields, rows } = at(view.players, seat);
  const figures = PATHS.filter((path) => fields[path] !== START).map((path) => `figure:${colorOf(path)}`);
  const played = PATHS.filter((path) => (rows[path]?.length ?? 0) > 0).map((path) => `row:${colorOf(path)}`);
  const { t } = words;
  return (
    <>
      <PlayerHeading {...{ state, words, seat }} />
      <Hand {...{ state, words, seat }} cards={hand.map((card) => (card === null ? null : cardId(card)))} />
      <Pieces {...{ state, words, seat }} level={4} title={t('table.text.rows')} pieces={played} />
      <Pieces {...{ state, words, seat }} level={4} title={t('table.text.figures')} pieces={[...figures, 'wishes']} />
    </>
  );
}

/** A table of paths and fields: what lies there, and the signs of those who stand there. */
function Paths({ state, words }: DescriberProps): ReactElement {
  const { t, say } = words;
  return (
    <>
      <h3>{t('table.text.paths')}</h3>
      <Scroller label={t('table.text.paths')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('table.text.path')}</th>
              {FIELDS.map((field) => (
                <th key={field} scope="col">
                  {t('table.text.field', { field })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {PATHS.map((path) => (
              <tr key={path}>
                <th scope="row">{say({ key: 'keltis.piece.path', values: { path: colorOf(path) } })}</th>
                {FIELDS.map((field) => (
                  <td key={field}>
                    <FieldText {...{ state, words, path, field }} />
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

interface FieldProps extends DescriberProps {
  readonly path: Path;
  readonly field: number;
}

function FieldText({ state, words, path, field }: FieldProps): ReactElement {
  const view = state.view as View;
  const tile = tileOn(view, path, field);
  const standing = view.players.flatMap((player, seat) => (fieldOn(player, path) === field ? [seat] : []));
  return (
    <>
      {tile !== 'none' && words.t(`keltis.term.tile.${tile}`)}
      {standing.map((seat) => (
        <Fragment key={seat}>
          {' '}
          <span className="sign" style={{ '--player': playerColor(seat).css }}>
            {playerColor(seat).sign}
          </span>
        </Fragment>
      ))}
    </>
  );
}
