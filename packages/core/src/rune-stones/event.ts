import type { Seat, Viewer } from '../game.ts';
import type { Artefact, Card, Color, Face, Gem, RuneKind, Stone } from './material.ts';
import type { Tile } from './wisp-tiles.ts';

/** A seat did something, with what a table needs to show it: one event for every piece that moved. */
type By<T extends string, Rest = unknown> = { readonly type: T; readonly seat: Seat } & Rest;

export type Event =
  | By<'chose', { readonly action: 'summon' | 'abilities' | 'forge' }>
  /** From the hand to the front. */
  | By<'played', { readonly card: Card }>
  | By<'used', { readonly card: Card }>
  /** An effect was declined, or could not be carried out. */
  | By<'skipped', { readonly choice: string }>
  /** To the own discard pile: from the display, from the top of the common pile, from the common discard pile. */
  | By<'took', { readonly card: Card; readonly slot: number }>
  | By<'turned-up', { readonly card: Card }>
  | By<'raised', { readonly card: Card }>
  /** From the common discard pile to the hand. */
  | By<'fetched', { readonly card: Card }>
  /** From the front to the own discard pile, to the common one, or out of the game. */
  | By<'kept', { readonly card: Card }>
  | By<'lost', { readonly card: Card; readonly to: 'discard' | 'box' }>
  /** From the own draw pile to the hand. */
  | By<'drew', { readonly card: Card | null }>
  | { readonly type: 'slid'; readonly card: Card; readonly from: number; readonly to: number }
  | { readonly type: 'entered'; readonly card: Card; readonly slot: number }
  | { readonly type: 'shuffled'; readonly pile: 'creatures' | 'artefacts' | 'wisps' }
  | By<'shuffled-own'>
  /** Between a player and the supply. */
  | By<'gained', { readonly stone: Stone }>
  | By<'returned', { readonly stone: Stone }>
  | By<'pillaged', { readonly from: Seat; readonly color: Color }>
  | By<'rolled', { readonly face: Face }>
  | By<'scored', { readonly from: number; readonly to: number }>
  | By<'reached-throne'>
  | By<'forged', { readonly forge: number; readonly artefact: Artefact; readonly row: number; readonly spot: Gem }>
  | { readonly type: 'forge-filled'; readonly forge: number; readonly artefact: Artefact }
  | By<'traded', { readonly row: number; readonly artefacts: number }>
  | By<'scrapped', { readonly row: number; readonly spot: Gem; readonly artefact: Artefact }>
  | By<'took-rune', { readonly kind: RuneKind }>
  | By<'attuned', { readonly color: Color }>
  | By<'passed-wisp', { readonly field: number }>
  | By<'took-wisp', { readonly slot: number; readonly tile: Tile }>
  | { readonly type: 'wisp-discarded'; readonly slot: number; readonly tile: Tile }
  | { readonly type: 'wisp-shown'; readonly slot: number; readonly tile: Tile }
  | By<'began', { readonly round: number }>
  | { readonly type: 'ended'; readonly by: 'throne' | 'limit' };

export type Emit = ((event: Event) => void) | undefined;

/** Only the one who drew sees a card from their own pile. */
export const viewEvent = (event: Event, viewer: Viewer): Event =>
  event.type === 'drew' && event.seat !== viewer ? { ...event, card: null } : { ...event };
