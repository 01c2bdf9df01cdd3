import {
  type Effect,
  type Print,
  printOf,
  RUNES,
  runeStones,
  STONES,
  TILES,
  type Tile,
  type View,
} from '@dolmen/core/rune-stones';
import {
  abilitySaying,
  cardSaying,
  pieceSaying,
  runeStoneSaying,
  wispSaying,
} from '@dolmen/messages/sayings/rune-stones';
import { playerColor } from '../../players.ts';
import { type DrawIcon, type Line, type Look, line, type Picture } from '../../said.ts';
import type { SessionState } from '../../session/session.ts';
import type { Words } from '../../words.tsx';
import { tilePicture } from '../art/look.ts';
import { DIE_FACES } from './die/faces.ts';
import { drawArtefact } from './faces/artefact-face.ts';
import { at, circle, paint } from './faces/brush.ts';
import { drawCard, FACE } from './faces/card-face.ts';
import { dieSign } from './faces/die-face.ts';
import { stoneIcon } from './faces/gem-icon.ts';
import { effectIcon } from './faces/icons.ts';
import { runeSign } from './faces/rune-signs.ts';
import { drawWisp, WISP_FACE } from './faces/wisp-face.ts';

type LookOf = (detail: string, state: SessionState, words: Words) => Look | null;

const viewOf = ({ view }: SessionState): View => view as View;

const LOOKS: Readonly<Record<string, LookOf>> = {
  card: cardLook,
  forge: forgeLook,
  rune: runeLook,
  wisp: wispLook,
  die: dieLook,
  throne: (_, state, words) => ({
    picture: null,
    lines: [...said('throne', state, words), line(words.t('table.stones.throne'), 'faint')],
  }),
  seat: seatLook,
};

/** A close look at a piece: drawn large and crisp, with its words. */
export function look(close: string, state: SessionState, words: Words): Look | null {
  const [kind = '', detail = ''] = close.split(':');
  const of = LOOKS[kind];
  return of ? of(detail, state, words) : { picture: null, lines: said(close, state, words) };
}

/** A piece's name in words, as the catalogues have it. */
function said(piece: string, state: SessionState, { say }: Words): readonly Line[] {
  const saying = pieceSaying(piece, viewOf(state), state.seat ?? 0);
  return saying ? [line(say(saying))] : [];
}

function cardLook(detail: string, state: SessionState, words: Words): Look {
  const [view, card] = [viewOf(state), Number(detail)];
  return {
    picture: tilePicture(FACE, 224, (brush) => drawCard(brush, view.deck, card)),
    lines: [
      line(words.say(cardSaying(view, card))),
      ...legend(printOf(view.deck, card), words),
      line(words.t('table.stones.keeps'), 'faint'),
    ],
  };
}

/** The icons' meaning, one by one. */
const legend = (print: Print, { say }: Words): readonly Line[] =>
  iconsOf(print).map((effect) => ({
    parts: [(brush) => effectIcon(brush, effect), say(abilitySaying({ kind: 'basic', effects: [effect] }))],
    tone: 'item',
  }));

/** Every kind of icon on the card once, the price's gems too. */
function iconsOf({ ability }: Print): readonly Effect[] {
  const all = ability.kind === 'exchange' ? [...ability.cost, ...ability.gain] : ability.effects;
  return [...new Set(all)];
}

function forgeLook(detail: string, state: SessionState, words: Words): Look {
  const artefact = detail === 'wild' ? 'wild' : viewOf(state).forges[Number(detail) - 1];
  const draw = (brush: CanvasRenderingContext2D): void => {
    circle(brush, 66, 66, 64);
    brush.clip();
    if (artefact !== undefined && artefact !== 'none') drawArtefact(brush, artefact);
  };
  const isThere = artefact !== undefined && artefact !== 'none';
  return { picture: isThere ? { width: 132, height: 132, draw } : null, lines: said(`forge:${detail}`, state, words) };
}

const iconPicture = (size: number, draw: DrawIcon): Picture => ({
  width: size,
  height: size,
  draw: (brush) => at(brush, size / 2, size / 2, size * 0.46, () => draw(brush)),
});

function runeLook(detail: string, _: SessionState, { say }: Words): Look | null {
  const kind = RUNES.find((rune) => rune === detail);
  if (kind === undefined) return null;
  return {
    picture: iconPicture(110, (brush) => runeSign(brush, kind, '#8feaff', 0.17)),
    lines: [line(say(runeStoneSaying(kind)))],
  };
}

const isTile = (name: string): name is Tile => Object.hasOwn(TILES, name);

function wispLook(detail: string, _: SessionState, { say }: Words): Look | null {
  if (!isTile(detail)) return null;
  const picture = {
    width: WISP_FACE,
    height: WISP_FACE,
    draw: (brush: CanvasRenderingContext2D) => drawWisp(brush, detail, 1),
  };
  return { picture, lines: [line(say(wispSaying(detail)))] };
}

/** The die's faces, with what they mean: the words are those of its event. */
function dieLook(_: string, __: SessionState, { t }: Words): Look {
  const icon =
    (face: (typeof DIE_FACES)[number]): DrawIcon =>
    (brush) => {
      circle(brush, 0, 0, 1.05);
      paint(brush, '#efe2c2');
      brush.scale(0.8, 0.8);
      dieSign(brush, face);
    };
  return {
    picture: null,
    lines: DIE_FACES.map((face) => ({ parts: [icon(face), t(`rune-stones.term.face.${face}`)], tone: 'item' })),
  };
}

/** A player's totals: what lies about their area, counted. */
function seatLook(detail: string, state: SessionState, { t, say }: Words): Look | null {
  const [view, of] = [viewOf(state), Number(detail)];
  const player = view.players[of];
  if (player === undefined) return null;
  const sayings = ['marker', 'row:1', 'row:2'].flatMap((piece) => pieceSaying(piece, view, of) ?? []);
  const { css, sign } = playerColor(of);
  const cards = { hand: player.hand.length, pile: player.pile.length, discard: player.discard.length };
  const stones = STONES.flatMap((stone): Line['parts'] => [
    (brush) => stoneIcon(brush, stone),
    String(player.stones[stone]),
  ]);
  const runes: Line = { parts: player.runes.map((kind) => (brush) => runeSign(brush, kind, '#8feaff')) };
  return {
    picture: null,
    lines: [
      { parts: [`${sign} ${state.table.seats[of]?.name ?? ''}`], tone: 'title', color: css },
      { parts: stones },
      ...sayings.map((saying) => line(say(saying))),
      ...(player.runes.length > 0 ? [runes] : []),
      line(t('table.stones.cards-of', cards), 'faint'),
      line(t('table.stones.if-now', { points: runeStones.scores(view)[of]?.total ?? 0 }), 'faint'),
    ],
  };
}
