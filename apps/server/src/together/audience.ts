import type { Companion, Lead, Together } from '@dolmen/protocol';
import type { Owner } from '../table/identity.ts';
import type { Timer } from '../table/ports.ts';

interface Member extends Companion {
  readonly owner: Owner;
}

export interface AudiencePorts {
  readonly graceMillis: number;
  readonly later: (task: () => void, millis: number) => Timer;
  readonly changed: () => void;
}

const START: Lead = { ply: 0, isPlaying: false, speed: 1, eyes: { seat: null, isOpen: false } };

/** People who watch a match together. It holds no game: only where the one who leads is. */
export class Audience {
  readonly #match: string;
  readonly #ports: AudiencePorts;
  #members: readonly Member[] = [];
  #leader: Owner | null = null;
  #lead = START;
  /** While it runs, whoever leads is away and waited for. */
  #waiting: Timer | null = null;

  constructor(match: string, ports: AudiencePorts) {
    this.#match = match;
    this.#ports = ports;
  }

  get seen(): Together {
    const leader = this.#members.find(({ owner }) => owner === this.#leader)?.id ?? '';
    const people = this.#members.map(({ id, name }) => ({ id, name }));
    return { match: this.#match, lead: this.#lead, leader, people };
  }

  leads(owner: Owner): boolean {
    return owner === this.#leader;
  }

  arrive(member: Member): void {
    this.#members = [...this.#members.filter(({ owner }) => owner !== member.owner), member];
    if (this.leads(member.owner)) this.#stopWaiting();
    this.#leader ??= member.owner;
    this.#ports.changed();
  }

  /** Their last connection is gone. Whoever led is waited for, unless they left on purpose. */
  depart(owner: Owner, isOnPurpose: boolean): void {
    this.#members = this.#members.filter((member) => member.owner !== owner);
    if (this.leads(owner)) this.#waitFor(isOnPurpose ? 0 : this.#ports.graceMillis);
    this.#ports.changed();
  }

  move(owner: Owner, lead: Lead): boolean {
    if (!this.leads(owner)) return false;
    this.#lead = lead;
    this.#ports.changed();
    return true;
  }

  /** Is there such a person, and may this one hand over? */
  hand(owner: Owner, id: string): 'not-host' | 'no-such-person' | null {
    if (!this.leads(owner)) return 'not-host';
    const next = this.#members.find((member) => member.id === id);
    if (next === undefined) return 'no-such-person';
    this.#leader = next.owner;
    this.#ports.changed();
    return null;
  }

  close(): void {
    this.#stopWaiting();
  }

  #waitFor(millis: number): void {
    this.#stopWaiting();
    if (millis === 0) this.#next();
    else this.#waiting = this.#ports.later(() => this.#next(), millis);
  }

  #next(): void {
    this.#waiting = null;
    this.#leader = this.#members[0]?.owner ?? null;
    this.#ports.changed();
  }

  #stopWaiting(): void {
    this.#waiting?.clear();
    this.#waiting = null;
  }
}
