import { type AuthContext, type Client, CloseCode, type MessageContext, Room, ServerError } from '@colyseus/core';
import { CHAT_TAIL, TOGETHER_REQUESTS, type TogetherNotices } from '@dolmen/protocol';
import type { z } from 'zod';
import type { Identities } from '../identities/identities.ts';
import { FULL, LOCKED, REMOVED, readJoin } from '../rooms/admission.ts';
import type { Bans } from '../rooms/bans.ts';
import { later } from '../rooms/later.ts';
import type { Services } from '../rooms/services.ts';
import type { Talk } from '../rooms/talk.ts';
import { closeOnUnknown } from '../rooms/unknown-message.ts';
import type { Visitor } from '../rooms/visitor.ts';
import { personId } from '../table/identity.ts';
import { newModeration } from '../table/moderation.ts';
import { distinctName } from '../table/names.ts';
import type { Timer } from '../table/ports.ts';
import { Audience } from './audience.ts';

export const TOGETHER = 'together';

export interface TogetherOptions {
  readonly services: Services;
  readonly identities: Identities;
  readonly bans: Bans;
  readonly talk: Talk;
  readonly roomId: string;
  readonly match: string;
}

type Watcher = Client<{ auth: Visitor; messages: TogetherNotices }>;

/** With nobody there it waits so long for whoever opened it, or comes back. */
const IDLE_MILLIS = 60_000;
const NOBODY_DECIDES = newModeration(null);

const handle = <K extends keyof typeof TOGETHER_REQUESTS>(
  request: K,
  handler: (watcher: Watcher, message: z.output<(typeof TOGETHER_REQUESTS)[K]>, context: MessageContext) => unknown,
) => ({ format: TOGETHER_REQUESTS[request], handler });

/** Shows to everybody where the one who leads is, and what is said. Nothing of it is stored. */
export class TogetherRoom extends Room<{ client: Watcher }> {
  #options: TogetherOptions | null = null;
  #audience: Audience | null = null;
  #lines: TogetherNotices['talk']['lines'] = [];
  #idle: Timer | null = null;

  override messages = {
    lead: handle('lead', (watcher, lead, context) =>
      this.audience.move(who(watcher).owner, lead) ? {} : context.reject({ code: 'not-host' }),
    ),
    hand: handle('hand', (watcher, { person }, context) => {
      const code = this.audience.hand(who(watcher).owner, person);
      return code === null ? {} : context.reject({ code });
    }),
    chat: handle('chat', (watcher, { text }, context) => this.#say(watcher, text, context)),
  };

  get options(): TogetherOptions {
    if (this.#options === null) throw new Error('the room was not created yet');
    return this.#options;
  }

  get audience(): Audience {
    if (this.#audience === null) throw new Error('the room was not created yet');
    return this.#audience;
  }

  override async onCreate(options: TogetherOptions): Promise<void> {
    const { settings } = options.services;
    this.#options = options;
    this.roomId = options.roomId;
    this.autoDispose = false;
    this.maxMessagesPerSecond = settings.rateLimit;
    closeOnUnknown(this);
    const graceMillis = settings.graceSeconds * 1000;
    this.#audience = new Audience(options.match, { graceMillis, later, changed: () => this.#tell() });
    await this.setPrivate(true);
    this.#waitForSomebody();
  }

  override async onAuth(_: Watcher, wish: unknown, { ip = '' }: AuthContext): Promise<Visitor> {
    const { identities, bans, services } = this.options;
    const join = readJoin(wish);
    const shown = await identities.by(join.token);
    const address = String(ip);
    if (shown === null) throw new ServerError(LOCKED, 'signed-out');
    if (bans.holds(shown.owner, address)) throw new ServerError(REMOVED, 'banned');
    const others = this.clients.flatMap(({ auth }) => auth ?? []);
    const neighbours = others.filter((other) => other.address === address);
    const { maxSpectators, maxSpectatorsPerAddress } = services.settings;
    if (others.length >= maxSpectators || neighbours.length >= maxSpectatorsPerAddress)
      throw new ServerError(FULL, 'full');
    const names = others.filter(({ owner }) => owner !== shown.owner).map(({ name }) => name);
    return { ...shown, id: personId(shown.owner, this.roomId), name: distinctName(join.name, names), address };
  }

  override onJoin(watcher: Watcher): void {
    const { owner, id, name } = who(watcher);
    this.#idle?.clear();
    watcher.send('you', { id });
    watcher.send('talk', { lines: this.#lines });
    this.audience.arrive({ owner, id, name });
  }

  override onLeave(watcher: Watcher, code?: number): void {
    const { owner } = who(watcher);
    const isElsewhere = this.clients.some((other) => other !== watcher && who(other).owner === owner);
    if (!isElsewhere) this.audience.depart(owner, code === CloseCode.CONSENTED);
    if (this.clients.length === 0) this.#waitForSomebody();
  }

  override onDispose(): void {
    this.#idle?.clear();
    this.#audience?.close();
  }

  /** Whoever is banned from now on goes. */
  expel(): void {
    for (const watcher of this.clients) {
      const { owner, address } = who(watcher);
      if (this.options.bans.holds(owner, address)) watcher.leave(REMOVED, 'banned');
    }
  }

  #tell(): void {
    this.broadcast('together', this.audience.seen);
  }

  #say(watcher: Watcher, text: string, context: MessageContext): unknown {
    const refusal = this.options.talk.refusal(who(watcher), NOBODY_DECIDES);
    if (refusal) return context.reject(refusal);
    const said = { name: who(watcher).name, text, at: Math.floor(Date.now() / 1000) };
    this.#lines = [...this.#lines, said].slice(-CHAT_TAIL);
    this.broadcast('talk', { lines: this.#lines });
    return {};
  }

  #waitForSomebody(): void {
    this.#idle?.clear();
    const millis = this.options.services.idleMillis ?? IDLE_MILLIS;
    this.#idle = later(() => void this.disconnect(), millis);
  }
}

function who({ auth }: Watcher): Visitor {
  if (auth === undefined) throw new Error('a client is here that was never let in');
  return auth;
}
