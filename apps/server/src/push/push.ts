import type { GameId } from '@dolmen/core';
import { languageOf, message } from '@dolmen/messages';
import webPush from 'web-push';
import type { Log } from '../log/log.ts';
import type { Settings } from '../settings.ts';
import type { Store, Subscription } from '../store/store.ts';
import { type Owner, personId } from '../table/identity.ts';
import type { PushKeys } from './keys.ts';
import { post } from './post.ts';
import { isPublicEndpoint } from './reach.ts';

/** It is somebody's turn: where, at what, and against whom. */
export interface Call {
  readonly code: string;
  readonly game: GameId;
  readonly others: readonly string[];
}

/** What the page's service worker reads; `apps/table/src/worker/service-worker.ts` does. */
interface Message {
  readonly title: string;
  readonly body: string;
  readonly code: string;
}

/** A push service keeps it so long for a phone that is off, in seconds: a turn may last days. */
const KEPT = 3 * 24 * 60 * 60;
/** The service knows nothing there, and will not again. */
const GONE = [404, 410];

interface Ports {
  readonly store: Pick<Store, 'subscribe' | 'unsubscribe' | 'subscriptionsOf'>;
  readonly keys: PushKeys;
  readonly settings: Pick<Settings, 'publicUrl' | 'pushOrigins'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Calls people whose browsers asked for it. */
export class Push {
  readonly #ports: Ports;
  #calling: Promise<unknown> = Promise.resolve();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** What a browser subscribes with. */
  get publicKey(): string {
    return this.#ports.keys.publicKey;
  }

  /** May it be called at all? */
  takes(endpoint: string): boolean {
    return this.#isOwn(endpoint) || isPublicEndpoint(endpoint);
  }

  subscribe(subscription: Subscription, at: number): Promise<void> {
    return this.#ports.store.subscribe(subscription, at);
  }

  unsubscribe(endpoint: string, owner: Owner): Promise<void> {
    return this.#ports.store.unsubscribe(endpoint, owner);
  }

  /** Nobody waits for it, and one who cannot be called keeps nobody else from it. */
  call(owner: Owner, call: Call): void {
    this.#calling = Promise.all([this.#calling, this.#callAll(owner, call).catch((error) => this.#failed(error))]);
  }

  /** Resolves when everybody was called. */
  idle(): Promise<unknown> {
    return this.#calling;
  }

  async #callAll(owner: Owner, call: Call): Promise<void> {
    const subscriptions = await this.#ports.store.subscriptionsOf(owner);
    await Promise.all(subscriptions.map((one) => this.#send(one, call).catch((error) => this.#failed(error))));
  }

  async #send(subscription: Subscription, call: Call): Promise<void> {
    const { endpoint } = subscription;
    if (!this.takes(endpoint)) return this.#ports.store.unsubscribe(endpoint);
    const status = await post(this.#letter(subscription, call), this.#isOwn(endpoint));
    if (GONE.includes(status)) return this.#ports.store.unsubscribe(endpoint);
    if (status >= 300) throw new Error(`a push service answered ${status}`);
  }

  #letter({ endpoint, keys, owner, language }: Subscription, call: Call) {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify(messageOf(language, call)),
      {
        vapidDetails: { subject: this.#subject(), ...this.#ports.keys },
        TTL: KEPT,
        // One that was not delivered yet is replaced. Not the code: who has it could come in.
        topic: personId(owner, call.code),
      },
    );
    if (body === null) throw new Error('a message without a body');
    return { endpoint, headers: headers as Record<string, string>, body };
  }

  /** Whom a push service would write to. */
  #subject(): string {
    const { publicUrl } = this.#ports.settings;
    return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@localhost';
  }

  /** A push service that the host of the server runs or knows. */
  #isOwn(endpoint: string): boolean {
    const origin = URL.parse(endpoint)?.origin;
    return origin !== undefined && (this.#ports.settings.pushOrigins?.includes(origin) ?? false);
  }

  #failed(error: unknown): void {
    this.#ports.log.warn('push-failed', { because: error instanceof Error ? error.message : String(error) });
  }
}

function messageOf(stored: string, { code, game, others }: Call): Message {
  const language = languageOf(stored);
  const values = { game: message(language, `lobby.game.${game}`), players: others.join(', ') };
  return { title: message(language, 'called.turn'), body: message(language, 'called.turn.text', values), code };
}
