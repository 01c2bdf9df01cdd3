import { type AnyGame, type Common, GAMES, type PieceId } from '@dolmen/core';
import { createStore, type Readable } from '../store.ts';
import { offersAhead } from './ahead.ts';
import { CATCH_UP } from './catch-up.ts';
import { goOn, leadTo } from './leading.ts';
import { Log } from './log.ts';
import type { LogLine } from './log-line.ts';
import { Moments } from './moments.ts';
import { browserPage, type Page } from './page.ts';
import { completed, nextPieces, type Offer, offersOf, openAfter, stillOpen, touchedNext } from './picking.ts';
import type { Attempt, Lead, Moment, Session, SessionState, Trouble } from './session.ts';
import type { TableActions, TableInfo, TableSource } from './table-source.ts';
import { refusalOf, troubleOf } from './trouble.ts';
import { undoOffer } from './undo-offer.ts';
import { beginningsOf, type Way } from './ways.ts';

const NOTHING: readonly never[] = [];

/** Sits down at a match that has begun. */
export const createSession = (source: TableSource, page: Page = browserPage): Session =>
  new SourcedSession(source, page);

/** A table whose match has begun; anything else is our own mistake. */
function begun(source: TableSource): { readonly table: TableInfo; readonly view: Common } {
  const table = source.get();
  if (!table?.view) throw new Error('a session needs a match that has begun');
  return { table, view: table.view };
}

class SourcedSession implements Session {
  readonly source: TableSource;
  readonly #page: Page;
  readonly #game: AnyGame;
  readonly #store;
  readonly #moments: Moments;
  readonly #log = new Log();
  readonly #stops: readonly (() => void)[];
  #attempt: Attempt = () => null;
  /** The ply that an answer of ours was given at, until the table has moved on or refused it. */
  #answeredAt: number | null = null;
  #offers: Offers | null = null;
  #hiddenSince: number | null = null;
  /** The ply at which a touch began what leads to its piece. */
  #begunAt: number | null = null;

  constructor(source: TableSource, page: Page) {
    this.source = source;
    this.#page = page;
    this.#moments = new Moments(page.now);
    const { table, view } = begun(source);
    this.#game = GAMES[table.game];
    this.#store = createStore(
      this.#stateOf({ table, view, touched: NOTHING, pointed: NOTHING, trouble: null, lead: null, ahead: null }),
    );
    source.takeEvents();
    this.#stops = [
      source.subscribe(() => this.#follow()),
      source.listen('remark', (remark) => this.#log.remark(remark)),
      page.watch(() => this.#watchPage()),
    ];
  }

  get log(): Readable<readonly LogLine[]> {
    return this.#log.lines;
  }

  get(): SessionState {
    return this.#store.get();
  }

  // A property: whoever is given a store may pass this on alone.
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  touch(piece: PieceId): void {
    const { isAsked, touched } = this.get();
    if (!isAsked) return this.#touchAhead(piece);
    const offers = this.#offersNow(this.get().view);
    const next = touchedNext(offers, touched, piece);
    if (next === null) return this.#leadTo(piece);
    const word = completed(offers, next);
    if (word === null) this.#change({ touched: next, trouble: null, lead: null });
    else this.play(word);
  }

  leads(piece: PieceId): boolean {
    const { isAsked, next, view, seat } = this.get();
    if (!isAsked || seat === null) return false;
    return next.includes(piece) || leadTo(this.#game, view, seat, piece) !== null;
  }

  begin({ words: [word = ''], pieces }: Way): void {
    const piece = pieces.at(-1) ?? '';
    this.#begunAt = this.get().view.ply;
    this.#answer((actions) => actions.act(word), { piece, ways: NOTHING, pieces });
  }

  play(word: string): void {
    this.#answer((actions) => actions.act(word));
  }

  back(): boolean {
    const { touched, ahead, lead, view, undoTo } = this.get();
    if (ahead !== null) this.#change({ touched: NOTHING, ahead: null, trouble: null });
    else if (touched.length > 0) this.#change({ touched: touched.slice(0, -1), trouble: null });
    else if (lead && lead.ways.length > 0) this.#change({ lead: null });
    else if (lead && this.#begunAt === view.ply - 1 && undoTo === this.#begunAt) this.undo();
    else return false;
    return true;
  }

  undo(): void {
    const { undoTo, undoReason, view } = this.get();
    if (undoReason === null) this.#answer((actions) => actions.undo(undoTo ?? view.ply - 1));
  }

  point(pieces: readonly PieceId[]): void {
    const { pointed } = this.get();
    if (pieces.length > 0 || pointed.length > 0) this.#change({ pointed: pieces });
  }

  dismissTrouble(): void {
    if (this.get().trouble !== null) this.#change({ trouble: null });
  }

  setAttempt(attempt: Attempt): void {
    this.#attempt = attempt;
  }

  takeMoments(): readonly Moment[] {
    return this.#moments.take();
  }

  lastTurn(): readonly Moment[] {
    return this.#moments.lastTurn(this.get().seat);
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }

  /** Something changed at the table: the match, or what is around it. */
  #follow(): void {
    const table = this.source.get();
    this.#moments.addEvents(this.source.takeEvents());
    if (table === null) return;
    const before = this.get();
    const view = table.view ?? before.view;
    const hasMoved = view !== before.view || table.seat !== before.seat;
    if (hasMoved) this.#step(before.view, view, table);
    if (view.ply !== this.#answeredAt) this.#answeredAt = null;
    const touched = hasMoved ? this.#keptTouches(table, view, before.touched) : before.touched;
    this.#store.set(this.#stateOf({ ...before, table, view, touched, ...(hasMoved && { trouble: null }) }));
    if (hasMoved && before.lead) this.#goOn(before.lead);
    if (hasMoved && before.ahead !== null) this.#followAhead(before.ahead, view.ply < before.view.ply);
  }

  /** What was chosen ahead counts now, or never: at a table that was taken back it was meant for another moment. */
  #followAhead(word: string, isTakenBack: boolean): void {
    const { isAsked, legal, table } = this.get();
    if (isTakenBack || table.phase !== 'playing') return this.#change({ touched: NOTHING, ahead: null });
    if (!isAsked) return;
    if (legal.includes(word)) return this.play(word);
    this.#change({ touched: NOTHING, ahead: null, trouble: { refusal: 'ahead-lost' } });
  }

  /** One step further on the way that a touch has begun: its piece can be touched now, or something before it. */
  #goOn({ piece }: Lead): void {
    const { isAsked, view, seat, next } = this.get();
    const isBegun = this.#begunAt === view.ply - 1;
    if (!isAsked || seat === null) return this.#change({ lead: null });
    if (next.includes(piece)) this.#change({ lead: isBegun ? null : { piece, ways: NOTHING, pieces: [piece] } });
    else this.#change({ lead: goOn(this.#game, view, seat, piece) });
    if (isBegun && next.includes(piece)) this.touch(piece);
  }

  /** What cannot be touched yet may be what somebody is after. */
  #leadTo(piece: PieceId): void {
    const { view, seat, touched } = this.get();
    const lead = touched.length > 0 || seat === null ? null : leadTo(this.#game, view, seat, piece);
    const [way, another] = lead?.ways ?? NOTHING;
    if (lead === null) this.#explain([...touched, piece]);
    else if (way && !another) this.begin(way);
    else this.#change({ lead, trouble: null });
  }

  #step(before: Common, view: Common, table: TableInfo): void {
    this.#log.add(this.#moments.step(before, view, table.seat));
    if (this.#hasSlept()) this.#moments.catchUp();
  }

  #keptTouches(table: TableInfo, view: Common, touched: readonly PieceId[]): readonly PieceId[] {
    if (view.toAct === table.seat) return stillOpen(this.#offersNow(view), touched);
    const isKept = this.get().isAsked === false && this.#isWaiting(table, view);
    return isKept ? touched : NOTHING;
  }

  #watchPage(): void {
    if (this.#page.isHidden()) this.#hiddenSince ??= this.#page.now();
    else {
      if (this.#hasSlept()) this.#moments.catchUp();
      this.#hiddenSince = null;
    }
  }

  #hasSlept(): boolean {
    return this.#hiddenSince !== null && this.#page.now() - this.#hiddenSince > CATCH_UP.hiddenMillis;
  }

  /** Only one answer at a time; it stays ours to give when it is refused. */
  #answer(ask: (actions: TableActions) => Promise<unknown>, lead = this.get().lead): void {
    const { view, isAsked } = this.get();
    const { actions } = this.source;
    if (!isAsked || actions === null) return;
    this.#answeredAt = view.ply;
    this.#change({ touched: NOTHING, ahead: null, trouble: null, lead: lead && { ...lead, ways: NOTHING } });
    ask(actions).catch((error: unknown) => this.#refused(refusalOf(error)));
  }

  #refused(trouble: Trouble): void {
    this.#answeredAt = null;
    this.#change({ trouble });
  }

  #explain(gesture: readonly PieceId[]): void {
    const { view, next } = this.get();
    const trouble = troubleOf(this.#game, view, gesture, this.#attempt);
    const before = beginningsOf(this.#offersNow(view), gesture.at(-1) ?? '');
    if (trouble !== null || before.length > 0)
      this.#change({
        trouble: { ...(trouble ?? { refusal: 'touch-first' }), instead: before.length > 0 ? before : next },
      });
  }

  /** Walks on in what can be chosen while others play; touching the first piece again takes it back. */
  #touchAhead(piece: PieceId): void {
    const { touched, ahead, view } = this.get();
    const offers = this.#offersAhead(this.get().table, view);
    const next = ahead !== null && touched[0] === piece ? NOTHING : touchedNext(offers, touched, piece);
    if (next === null) return this.#refuseTouch(piece);
    this.#change({ touched: next, ahead: completed(offers, next), trouble: null });
  }

  #offersAhead(table: TableInfo, view: Common): readonly Offer[] {
    const { game, seat } = table;
    return seat !== null && this.#isWaiting(table, view) ? offersAhead(game, view, seat) : NOTHING;
  }

  /** Is it others' turn, in a match that goes on and is ours, too? */
  #isWaiting(table: TableInfo, view: Common): boolean {
    const { seat, phase, closed } = table;
    const isOthers = view.toAct !== null && view.toAct !== seat;
    return isOthers && phase === 'playing' && closed === null && this.#isPlayer(table);
  }

  /** Whoever watches, or waits for their own answer, is not told off. */
  #refuseTouch(piece: PieceId): void {
    const { view, table } = this.get();
    if (this.#isWaiting(table, view) && this.#attempt(view, [piece]) !== null)
      this.#change({ trouble: { refusal: 'not-your-turn' } });
  }

  /** Listing them takes a while in Rune: once for every view. */
  #offersNow(view: Common): readonly Offer[] {
    return this.#knownOffers(view).list;
  }

  #knownOffers(view: Common): Offers {
    if (this.#offers?.view === view) return this.#offers;
    const list = offersOf(this.#game, view);
    this.#offers = { view, list, words: list.map(({ word }) => word) };
    return this.#offers;
  }

  #change(change: Partial<Seen>): void {
    this.#store.set(this.#stateOf({ ...this.get(), ...change }));
  }

  #stateOf({ table, view, touched, pointed, trouble, lead, ahead }: Seen): SessionState {
    const { game, seat } = table;
    const isAsked = this.#isAsked(table, view);
    // While others play nothing asks to be touched, but what was begun may be ended.
    const isBegun = !isAsked && touched.length > 0;
    const offers = isAsked ? this.#offersNow(view) : isBegun ? this.#offersAhead(table, view) : NOTHING;
    return {
      ...{ table, game, view, seat, isAsked, touched, pointed, trouble, lead, ahead },
      legal: isAsked ? this.#knownOffers(view).words : NOTHING,
      next: nextPieces(offers, touched),
      open: isAsked ? openAfter(offers, touched).map(({ word }) => word) : NOTHING,
      ...undoOffer(view, this.#isPlayer(table) ? seat : null, this.#moments.lastActor),
    };
  }

  #isAsked(table: TableInfo, view: Common): boolean {
    const { seat, phase, closed } = table;
    if (view.toAct !== seat || phase !== 'playing' || closed !== null) return false;
    return this.#isPlayer(table) && view.ply !== this.#answeredAt;
  }

  /** Has the viewer a seat, and a say in it? Who resigned has not. */
  #isPlayer({ seat, seats }: TableInfo): boolean {
    return this.source.actions !== null && seat !== null && !seats[seat]?.resigned;
  }
}

/** What is legal in a view. */
interface Offers {
  readonly view: Common;
  readonly list: readonly Offer[];
  readonly words: readonly string[];
}

type Seen = Pick<SessionState, 'table' | 'view' | 'touched' | 'pointed' | 'trouble' | 'lead' | 'ahead'>;
