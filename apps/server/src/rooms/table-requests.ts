import type { MessageContext, Room } from '@colyseus/core';
import { fail, type Result } from '@dolmen/core';
import { type Past, REQUESTS, type RequestName, say, type TableState } from '@dolmen/protocol';
import type { z } from 'zod';
import type { PoseRelay } from '../presence/pose-relay.ts';
import { isOffered } from '../settings/offer.ts';
import type { Move } from '../table/durable-match.ts';
import { addressHash, type Owner } from '../table/identity.ts';
import { type Done, refuse } from '../table/refusal.ts';
import type { SettingChanges } from '../table/setting.ts';
import type { Table } from '../table/table.ts';
import { type Company, freeName, REMOVED } from './admission.ts';
import { ownerBy } from './people.ts';
import type { Services } from './services.ts';
import type { Talk } from './talk.ts';
import { Throttle } from './throttle.ts';
import { type Guest, who } from './visitor.ts';

/** A handler whose message was read by its format first; the type lets `request` in a client know its answer. */
const handle = <K extends RequestName>(
  request: K,
  handler: (guest: Guest, message: z.output<(typeof REQUESTS)[K]>, context: MessageContext) => unknown,
) => ({ format: REQUESTS[request], handler });

type ColyseusRoom = Room<{ state: TableState; client: Guest }>;

/** Where it is asked. */
interface TableRoom extends Pick<ColyseusRoom, 'roomId' | 'state' | 'clients' | 'broadcast' | 'broadcastPatch'> {
  readonly table: Table;
  readonly services: Services;
  readonly company: Company;
  readonly talk: Talk;
  readonly isDraining: boolean;
  readonly poses: PoseRelay;
}

/** Moments are replayed for it: more than fingers wind, and much less than a server could answer. */
const LOOKING_BACK = { limit: 40, millis: 2_000 };

/** What is asked at a table, and how it is answered. */
export class TableRequests {
  readonly #room: TableRoom;
  readonly #lookingBack = new Throttle(LOOKING_BACK.limit, LOOKING_BACK.millis);

  constructor(room: TableRoom) {
    this.#room = room;
  }

  readonly handlers = {
    sit: handle('sit', (guest, { seat, nonce }, context) =>
      this.#keep(context, () => this.#table.sit(who(guest).owner, who(guest).name, seat, nonce)),
    ),
    stand: handle('stand', (guest, _, context) => this.#keep(context, () => this.#table.stand(who(guest).owner))),
    computer: handle('computer', (guest, { seat, level }, context) =>
      this.#keep(context, () => this.#table.seatComputer(who(guest).owner, seat, level)),
    ),
    open: handle('open', (guest, { seat }, context) =>
      this.#keep(context, () => this.#table.free(who(guest).owner, seat)),
    ),
    start: handle('start', (guest, _, context) =>
      this.#answer(context, () => this.#beginning(() => this.#table.begin(who(guest).owner))),
    ),
    change: handle('change', (guest, changes, context) =>
      this.#keep(context, () => this.#change(who(guest).owner, changes)),
    ),
    rename: handle('rename', (guest, { name }, context) => this.#say(guest, context, () => this.#rename(guest, name))),
    act: handle('act', (guest, move, context) => this.#act(guest, move, context)),
    undo: handle('undo', (guest, undo, context) =>
      this.#answer(context, () => this.#table.undo(who(guest).owner, undo)),
    ),
    resign: handle('resign', (guest, _, context) => this.#answer(context, () => this.#table.resign(who(guest).owner))),
    rematch: handle('rematch', (guest, { nonce }, context) =>
      this.#keep(context, () => this.#beginning(() => this.#table.rematch(who(guest).owner, nonce))),
    ),
    chat: handle('chat', (guest, { text }, context) => this.#say(guest, context, () => this.#chat(guest, text))),
    emote: handle('emote', (guest, { emote }, context) =>
      this.#say(guest, context, () =>
        this.#room.broadcast('emoted', { seat: this.#table.seatOf(who(guest).owner) ?? -1, emote }),
      ),
    ),
    mute: handle('mute', (guest, { person, isMuted }, context) =>
      this.#judge(context, person, (owner) => this.#table.mute(who(guest).owner, owner, isMuted)),
    ),
    remove: handle('remove', (guest, { person }, context) =>
      this.#judge(context, person, (owner) => this.#remove(who(guest).owner, owner)),
    ),
    presence: handle('presence', (guest, { isOn }) => {
      this.#room.poses.turn(guest, isOn);
      return {};
    }),
    past: handle('past', (guest, { ply }, context) => this.#answer(context, () => this.#past(guest, ply))),
  };

  get #table(): Table {
    return this.#room.table;
  }

  /** Never fails: who sent a message without waiting for its answer would end the process with it. */
  async #answer<T, E>(context: MessageContext, ask: () => Result<T, E> | Promise<Result<T, E>>): Promise<unknown> {
    try {
      const answer = await ask();
      return answer.ok ? (answer.value ?? {}) : context.reject(answer.error);
    } catch (error) {
      this.#room.services.failed(error);
      return context.reject({ code: 'unavailable' });
    }
  }

  /** Answers when what was changed is stored. */
  #keep<T, E>(context: MessageContext, ask: () => Result<T, E> | Promise<Result<T, E>>): Promise<unknown> {
    return this.#answer(context, async () => {
      const answer = await ask();
      await this.#table.kept();
      return answer;
    });
  }

  #change(owner: Owner, changes: SettingChanges): ReturnType<Table['change']> {
    const { game, options = {} } = changes;
    const isPlayedSo = game === undefined && changes.options === undefined;
    const { games } = this.#room.services.settings;
    const mayBe = isPlayedSo || isOffered(games, game ?? this.#table.setting.game.id, options);
    return mayBe ? this.#table.change(owner, changes) : refuse('not-offered');
  }

  #beginning(begin: () => Promise<Done>): Done | Promise<Done> {
    return this.#room.isDraining ? refuse('draining') : begin();
  }

  #act(guest: Guest, move: Move, context: MessageContext): Promise<unknown> {
    return this.#answer(context, async () => {
      const begun = performance.now();
      const answer = await this.#table.act(who(guest).owner, move);
      this.#room.services.metrics.count(answer.ok ? 'moves_total' : 'refused_moves_total');
      this.#room.services.metrics.moveTook((performance.now() - begun) / 1000);
      return answer;
    });
  }

  async #say(guest: Guest, context: MessageContext, say: () => void): Promise<unknown> {
    const refusal = this.#room.talk.refusal(who(guest), this.#table.moderation);
    if (refusal) return context.reject(refusal);
    say();
    await this.#table.kept();
    return {};
  }

  #judge(context: MessageContext, id: string, judge: (person: Owner) => Done | Promise<Done>): Promise<unknown> {
    const person = ownerBy(id, this.#room.company);
    return this.#keep(context, () => (person === null ? refuse('no-such-person') : judge(person)));
  }

  async #remove(host: Owner, person: Owner): Promise<Done> {
    const lines = this.#room.clients.filter((guest) => who(guest).owner === person);
    const from = lines.map((guest) => addressHash(who(guest).address, this.#room.roomId));
    const removed = await this.#table.remove(host, person, from);
    if (removed.ok) for (const guest of lines) guest.leave(REMOVED, 'removed');
    return removed;
  }

  /** Counted by person: whoever winds fast is told to wait, and stays. */
  #past(guest: Guest, ply: number): Result<Past, object> {
    const { owner } = who(guest);
    const { playing } = this.#table;
    if (playing === null) return refuse('not-started');
    if (!this.#lookingBack.allows(owner)) return fail({ code: 'rate-limited' });
    return playing.past(ply, this.#table.seatOf(owner));
  }

  /** In every tab that they have open here. */
  #rename(guest: Guest, wished: string): void {
    const { owner } = who(guest);
    const name = freeName(this.#room.company, owner, wished);
    for (const line of this.#room.clients) if (who(line).owner === owner) line.auth = { ...who(line), name };
    this.#table.rename(owner, name);
  }

  #chat(guest: Guest, text: string): void {
    const { owner, name } = who(guest);
    const said = { name, seat: this.#table.seatOf(owner) ?? -1, text, at: Math.floor(Date.now() / 1000) };
    say(this.#room.state, said);
    this.#table.heard({ ...said, by: owner });
    this.#room.broadcastPatch();
  }
}
