import { at, type PieceId, type Seat } from '@dolmen/core';
import {
  GEMS,
  type Gem,
  NIGHT_FIELDS,
  NO_CARD,
  type Player,
  RUNES,
  SLOT_COSTS,
  STONES,
  THRONE,
  type View,
  WILD_FORGE,
} from '@dolmen/core/rune-stones';
import type { Saying } from '../../fill.ts';
import { partsOf, saying } from '../spoken.ts';
import { wispSaying } from './abilities.ts';
import { actionSaying } from './actions.ts';
import { cardSaying } from './cards.ts';
import { artefactOn, forgeSaying } from './forges.ts';
import { artefactsIn, pointsFor } from './rows.ts';
import { runeStoneSaying } from './runes.ts';

type Piece = (detail: string, view: View, player: Player<null>) => Saying | null;

const card: Piece = (detail, view) => cardSaying(view, Number(detail));
const runeStone: Piece = (detail) => {
  const kind = RUNES.find((kind) => kind === detail);
  return kind === undefined ? null : runeStoneSaying(kind);
};

/** Those that are touched. */
const TOUCHED: Readonly<Record<string, Piece>> = {
  action: (detail, view) => (isTurnAction(detail) ? actionSaying({ type: detail }, view) : null),
  forge: (detail, view) => forgePiece(detail === 'wild' ? WILD_FORGE : Number(detail) - 1, view),
  hand: card,
  played: card,
  display: (detail, view) => displayPiece(Number(detail) - 1, view),
  supply: (detail, view) => stonePiece('supply', detail, view.supply),
  own: (detail, _view, player) => stonePiece('own', detail, player.stones),
  marker: (_detail, _view, player) => saying('rune-stones.piece.marker', { points: player.points }),
  die: () => saying('rune-stones.piece.die'),
  others: () => saying('rune-stones.piece.others'),
  pile: (_detail, view) => saying('rune-stones.piece.pile', { cards: view.pile.length }),
  discard: (detail, view, player) => (detail === '' ? discardPiece(view) : card(detail, view, player)),
  wisp: (detail, view) => wispPiece(Number(detail) - 1, view),
  row: (detail, _view, player) => rowPiece(detail, player),
  rune: runeStone,
  stone: runeStone,
  done: (_detail, view) => actionSaying({ type: 'done' }, view),
  decline: (_detail, view) => actionSaying({ type: 'decline' }, view),
};

/** Those that only lie there. */
const LYING: Readonly<Record<string, Piece>> = {
  card,
  'own-pile': (_detail, _view, { pile }) => saying('rune-stones.piece.own-pile', { cards: pile.length }),
  'own-discard': (_detail, _view, { discard }) => saying('rune-stones.piece.own-discard', { cards: discard.length }),
  artefacts: (_detail, { artefacts }) => saying('rune-stones.piece.artefacts', { artefacts: artefacts.length }),
  scrap: (_detail, { scrap }) => saying('rune-stones.piece.scrap', { artefacts: scrap.length }),
  throne: () => saying('rune-stones.piece.throne', { field: THRONE }),
  night: (detail, view) => nightPiece(Number(detail), view),
};

const PIECES: Readonly<Record<string, Piece>> = { ...TOUCHED, ...LYING };

export function pieceSaying(piece: PieceId, view: View, seat: Seat): Saying | null {
  const [kind, detail] = partsOf(piece);
  const player = view.players[seat];
  return player === undefined ? null : (PIECES[kind]?.(detail, view, player) ?? null);
}

const isTurnAction = (detail: string): detail is 'summon' | 'abilities' =>
  detail === 'summon' || detail === 'abilities';

function forgePiece(forge: number, view: View): Saying {
  const artefact = artefactOn(view, forge);
  const values = { forge: forge + 1, price: forgeSaying(forge) };
  if (artefact === 'none') return saying('rune-stones.piece.forge-empty', values);
  return saying('rune-stones.piece.forge', { ...values, artefact });
}

function displayPiece(slot: number, view: View): Saying {
  const number = at(view.display, slot);
  if (number === NO_CARD) return saying('rune-stones.piece.display-empty', { slot: slot + 1 });
  const cost = at<number>(SLOT_COSTS, slot);
  return saying('rune-stones.piece.display', { cost, card: cardSaying(view, number) });
}

const discardPiece = (view: View): Saying => saying('rune-stones.piece.discard', { cards: view.discard.length });

function stonePiece(whose: 'supply' | 'own', detail: string, stones: View['supply']): Saying | null {
  const stone = STONES.find((stone) => stone === detail);
  return stone === undefined ? null : saying(`rune-stones.piece.${whose}`, { stone, count: stones[stone] });
}

function wispPiece(slot: number, view: View): Saying | null {
  const tile = view.wisps.shown[slot];
  return tile === undefined ? null : saying('rune-stones.action.wisp', { tile: slot + 1, bonus: wispSaying(tile) });
}

/** A row as `2`, or one of its places as `2-green`. */
function rowPiece(detail: string, player: Player<null>): Saying | null {
  const [number = '', spot = ''] = detail.split('-');
  const row = player.rows[Number(number) - 1];
  if (row === undefined) return null;
  if (isGem(spot)) return placePiece(Number(number), spot, row[spot]);
  const values = { row: Number(number), artefacts: artefactsIn(row), points: pointsFor(row) };
  return saying('rune-stones.piece.row', values);
}

const isGem = (text: string): text is Gem => GEMS.some((gem) => gem === text);

const placePiece = (row: number, place: Gem, artefact: string): Saying =>
  artefact === 'none'
    ? saying('rune-stones.piece.place-free', { row, place })
    : saying('rune-stones.piece.place', { row, place, artefact });

function nightPiece(field: number, view: View): Saying | null {
  const token = view.night[NIGHT_FIELDS.indexOf(field)];
  return token === undefined ? null : saying(`rune-stones.piece.night-${token}`, { field });
}
