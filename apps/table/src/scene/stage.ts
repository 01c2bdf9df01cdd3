import type { Common, GameId, PieceId, Seat, Viewer } from '@dolmen/core';
import type { GameEvent } from '@dolmen/protocol';
import type { ComponentType } from 'react';
import type { BufferGeometry, Material, Texture } from 'three';
import type { Aid, Look } from '../said.ts';
import type { Attempt, Session, SessionState } from '../session/session.ts';
import type { Readable } from '../store.ts';
import type { Words } from '../words.tsx';
import type { Piece, Pose, Vec } from './piece.ts';
import type { Quality } from './quality.ts';

/** What forms are made of: the level of quality, and what all games share. */
export interface Art {
  readonly quality: Quality;
  /** A canvas drawn once, as a texture with the right colour space, mipmaps and anisotropy. Sizes are scaled by the quality. */
  paint(width: number, height: number, draw: (brush: CanvasRenderingContext2D, scale: number) => void): Texture;
  /** The material as this level draws it. */
  finish(material: Material): Material;
  /** Gives back all textures. */
  dispose(): void;
}

/** Equal tiles of one texture, counted from the top left. */
export interface Atlas {
  readonly texture: Texture;
  readonly columns: number;
  readonly rows: number;
}

/** A kind of thing: all pieces of a form are one instanced mesh, one draw call. */
export interface Form {
  /** The front, where a face of the atlas is shown, points up (+y), its top edge away from the viewer (-z). */
  readonly geometry: BufferGeometry;
  readonly material: Material;
  /** The material's map, by instance: `uv` of the geometry's first group/half shows `face`, of its back `back`. See `forms/card.ts`. */
  readonly atlas?: Atlas;
  /** The size of the soft shadow where it touches the table; none: no shadow of contact. */
  readonly footprint?: readonly [width: number, depth: number];
  readonly casts?: boolean;
  /** The size of the ring of light under it while it can be touched; else the footprint, else its outline. */
  readonly ring?: readonly [width: number, depth: number];
  /** How it gets from pose to pose. Cards arc, markers hop from space to space along `Beat.by`, stones slide. */
  readonly travel?: 'arc' | 'slide' | 'hop';
  /** Where a floating label, a chooser or a ring of light belongs above it. */
  readonly height?: number;
}

/** What must be in the picture, and from which side it is seen. */
export interface Framing {
  /** A box on the table, as centre and size (x, z); the camera finds its distance for any aspect. */
  readonly at: Vec;
  readonly span: readonly [width: number, depth: number];
  /** How high things stand there that must not be cut off. */
  readonly high?: number;
  /** From straight above (π/2) to flat (0). */
  readonly pitch: number;
  readonly yaw?: number;
}

/** What lies before a player: `yaw` 0 is the viewer's own side, and `span` is across and toward the player. */
export interface Area {
  readonly at: Vec;
  readonly yaw: number;
  readonly span: readonly [width: number, depth: number];
}

/** A place to look from. `name` is a message key `scene.glance.*`; `seat` for the glance at one player's area. */
export interface Glance extends Framing {
  readonly id: string;
  readonly name: string;
  readonly seat?: number;
  /** Where the picture is higher than wide (a tablet): what to look at instead. */
  readonly tall?: Partial<Framing>;
  /** And where it is much higher (a phone). */
  readonly slim?: Partial<Framing>;
}

/** How an event is shown: what moves when, and how it sounds. Beats of a moment follow each other. */
export interface Beat {
  /** Until the next beat may begin; the motions themselves take a little longer. */
  readonly millis: number;
  /** Pieces whose motion belongs to this beat. Those of no beat move with the first. */
  readonly moves?: readonly string[];
  /** New pieces that come from where another piece is or was: `[piece, from]`. */
  readonly comes?: readonly (readonly [piece: string, from: string | Pose])[];
  /** Pieces that are gone afterwards, and where they go to before that. */
  readonly goes?: readonly (readonly [piece: string, to: string | Pose])[];
  /** The spaces that a hopping piece visits on its way. */
  readonly by?: Readonly<Record<string, readonly Vec[]>>;
  readonly sound?: SoundName;
  /** A message to the stage's own `Extra`: `die:4`. */
  readonly cue?: string;
}

export const SOUNDS = [
  'card',
  'place',
  'stone',
  'gem',
  'ore',
  'hop',
  'die',
  'forge',
  'rune',
  'wisp',
  'turn',
  'win',
  'no',
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** What the page around the picture may do with it. */
export interface Tabletop {
  /** Pixels in the picture of a piece's top. */
  project(id: string): { readonly x: number; readonly y: number } | null;
  /** Of what can be touched now, what is too small in the picture for a finger. */
  readonly tooSmall: Readable<readonly PieceId[]>;
  glances(): readonly Glance[];
  glance(id: string): void;
  /** Looks at what this seat has won by. */
  seeWinner(seat: Seat): void;
  /** What is seen now, as a picture. */
  picture(): Promise<ImageBitmap>;
  /** Ends what is being played, and shows the newest view. */
  skip(): void;
  /** Plays the last turn again, then shows the newest view. */
  replay(): void;
}

/** How the table is looked at. */
export interface Sight {
  /** The picture is a phone's, held upright: below the table there is room for a larger hand. */
  readonly isSlim?: boolean;
  /** How many times larger than usual the own hand is held. */
  readonly zoom?: number;
  /** One sits at the table, with eyes not far above it: a hand that is held up would hide what is behind. */
  readonly isSeated?: boolean;
}

/** What a layout is told besides the view. */
export interface Picking extends Pick<SessionState, 'touched' | 'next' | 'isAsked'>, Sight {}

/** Nothing is touched, and nobody is asked. */
export const NOT_PICKING: Picking = { touched: [], next: [], isAsked: false };

/** A game on the table: pure layout, forms made once, and whatever is special. Each is a chunk of its own. */
export interface Stage<V extends Common = Common> {
  readonly game: GameId;
  /** The cloth that the pieces lie on; the table's wooden edge is around it. */
  readonly table: readonly [width: number, depth: number];
  forms(art: Art): Readonly<Record<string, Form>>;
  /** Where every piece is. Pure. Pieces that the gesture has touched may stand out (lifted, moved forward). */
  layout(view: V, seat: Viewer, picking: Picking): readonly Piece[];
  glances(view: V, seat: Viewer): readonly Glance[];
  /** On a phone: the glance at what is asked about, where that is too small from the seat; `null`: it is not. */
  lean?(picking: Pick<Picking, 'touched' | 'next'>): string | null;
  /** What this seat has won by: the throne, the goal, the largest area. */
  triumph(view: V, viewer: Viewer, winner: Seat): Framing;
  /** Where a seat's own things lie, for this viewer. */
  area(view: V, viewer: Viewer, seat: Seat): Area;
  beat(event: GameEvent, before: V, after: V, seat: Viewer): Beat | null;
  readonly attempt: Attempt;
  /** Where a piece may be dropped that is touched alone: beginnings of ids or touches. */
  goals?(touch: PieceId, seat: Viewer): readonly string[];
  /** Touches that `Extra` or `Overlay` offer themselves, though no piece stands for them: the page shows no chooser for these. */
  offers?(piece: PieceId): boolean;
  /** Pieces that on a phone are buttons at the thumb as well, however large they are in the picture. */
  isAtThumb?(piece: PieceId): boolean;
  /** What this game keeps while its table is open: `Extra` and `Overlay` find it as `useTable().own`. */
  open?(session: Session): unknown;
  /** Things in the picture that are no pieces: the die, areas' tint, the card being placed. */
  readonly Extra?: ComponentType;
  /** Beside the picture, in the page: running sums, choosers of this game's own. */
  readonly Overlay?: ComponentType;
  /** A close look at `piece.close`, for the page and for panels in the scene. */
  look?(close: string, state: SessionState, words: Words): Look | null;
  /** A hook: what helps with the question that is asked. `Overlay` shows it in the page, panels in the scene. */
  useAid?(): readonly Aid[];
}

/** Fits the stages' own views: methods are compared bivariantly. */
export type AnyStage = Stage<Common>;
