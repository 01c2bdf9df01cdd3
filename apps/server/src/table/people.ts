import { ok } from '@dolmen/core';
import { openedByNobody } from './forgetting.ts';
import type { Owner } from './identity.ts';
import { hostOf, listed, type Moderation, unlisted } from './moderation.ts';
import type { TablePorts } from './ports.ts';
import { Presence } from './presence.ts';
import { type Done, refuse } from './refusal.ts';

export type Verdict = Exclude<keyof Moderation, 'opener'>;

/** Everybody at a table, seated or not: who is here, who is the host, and what was decided about whom. */
export class People {
  readonly presence: Presence;
  readonly #seated: () => readonly (Owner | null)[];
  moderation: Moderation;

  constructor(
    moderation: Moderation,
    ports: TablePorts,
    seated: () => readonly (Owner | null)[],
    gaveUp: (owner: Owner) => void,
  ) {
    this.moderation = moderation;
    this.presence = new Presence(ports, gaveUp);
    this.#seated = seated;
  }

  get host(): Owner | null {
    return hostOf(this.moderation, this.#seated(), (owner) => this.presence.isHere(owner));
  }

  /** Where nobody is known to have opened the table, the first to sit down counts as who did. */
  sat(owner: Owner): void {
    this.presence.arrive(owner);
    this.moderation = { ...this.moderation, opener: this.moderation.opener ?? owner };
  }

  /** Their last connection is gone. Only players and whoever opened the table are waited for. */
  depart(owner: Owner): void {
    if (owner === this.moderation.opener || this.#seated().includes(owner)) this.presence.depart(owner);
    else this.presence.leave(owner);
  }

  /** After a restart everybody is away, and waited for. */
  waitForAll(): void {
    for (const owner of [this.moderation.opener, ...this.#seated()]) if (owner !== null) this.presence.waitFor(owner);
  }

  /** `from`: hashes of where they came from. */
  remove(person: Owner, from: readonly string[]): void {
    this.judge('removed', person);
    for (const address of from) this.judge('closedTo', address);
    this.presence.leave(person);
  }

  /** They are here no longer, and opened nothing. */
  forget(person: Owner): void {
    this.presence.leave(person);
    this.moderation = openedByNobody(this.moderation, person);
  }

  /** Whoever opened the table is judged by nobody, also not by those who are its host in between. */
  mayJudge(owner: Owner, person: Owner): Done {
    if (owner !== this.host) return refuse('not-host');
    return person === owner || person === this.moderation.opener ? refuse('no-such-person') : ok(null);
  }

  judge(verdict: Verdict, whom: string, isSo = true): void {
    const change = isSo ? listed : unlisted;
    this.moderation = { ...this.moderation, [verdict]: change(this.moderation[verdict], whom) };
  }
}
