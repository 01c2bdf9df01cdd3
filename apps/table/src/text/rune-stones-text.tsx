import { at, type PieceId } from '@dolmen/core';
import { ALL_FORGES, GEMS, RUNES, STONES, type View, WILD_FORGE } from '@dolmen/core/rune-stones';
import { runeStoneSaying } from '@dolmen/messages/sayings';
import type { ReactElement } from 'react';
import { playerColor } from '../players.ts';
import { type DescriberProps, Hand, Pieces, PlayerHeading } from './pieces.tsx';

const forgeId = (forge: number): PieceId => `forge:${forge === WILD_FORGE ? 'wild' : forge + 1}`;

/** Rune Stones in words: display, forges, supply, rune stones, wisps, and everybody's side. */
export function RuneStonesText({ state, words }: DescriberProps): ReactElement {
  const view = state.view as View;
  const { t } = words;
  const list = (title: string, pieces: readonly PieceId[]) => <Pieces {...{ state, words, title, pieces }} />;
  return (
    <>
      {list(
        t('table.text.played'),
        view.played.map((card) => `card:${card}`),
      )}
      {list(
        t('table.text.display'),
        view.display.map((_, slot) => `display:${slot + 1}`),
      )}
      {list(t('table.text.forges'), ALL_FORGES.map(forgeId))}
      {list(t('table.text.supply'), [...STONES.map((stone) => `supply:${stone}`), 'pile', 'discard'])}
      {list(
        t('table.text.wisps'),
        view.wisps.shown.map((_, slot) => `wisp:${slot + 1}`),
      )}
      <RunesToTake {...{ state, words }} />
      {view.players.map((_, seat) => (
        <PlayerText key={playerColor(seat).name} {...{ state, words, seat }} />
      ))}
    </>
  );
}

function RunesToTake({ state, words }: DescriberProps): ReactElement {
  const { runes } = state.view as View;
  const { t, say } = words;
  return (
    <>
      <h3>{t('table.text.runes')}</h3>
      <ul className="pieces">
        {RUNES.filter((kind) => runes[kind] > 0).map((kind) => (
          <li key={kind}>{t('table.text.rune-left', { rune: say(runeStoneSaying(kind)), count: runes[kind] })}</li>
        ))}
      </ul>
    </>
  );
}

function PlayerText({ state, words, seat }: DescriberProps & { readonly seat: number }): ReactElement {
  const view = state.view as View;
  const { hand, rows, runes, stones } = at(view.players, seat);
  const { t } = words;
  const list = (title: string, pieces: readonly PieceId[]) => (
    <Pieces {...{ state, words, seat, title, pieces }} level={4} />
  );
  const places = rows.flatMap((row, index) =>
    GEMS.filter((gem) => row[gem] !== 'none').map((gem) => `row:${index + 1}-${gem}`),
  );
  return (
    <>
      <PlayerHeading {...{ state, words, seat }} />
      <Hand {...{ state, words, seat }} cards={hand.map((card) => (card === null ? null : `card:${card}`))} />
      {list(
        t('table.text.stones'),
        STONES.filter((stone) => stones[stone] > 0).map((stone) => `own:${stone}`),
      )}
      {list(t('table.text.artefacts'), [...rows.map((_, index) => `row:${index + 1}`), ...places])}
      {list(
        t('table.text.own-runes'),
        runes.map((kind) => `stone:${kind}`),
      )}
      {list(t('table.text.middle'), ['marker', 'own-pile', 'own-discard'])}
    </>
  );
}
