import { isLevel } from '@dolmen/bots';
import { computerName } from '@dolmen/bots/level-names';
import { ok, type Result, type Seat } from '@dolmen/core';
import { isSlow } from './clock.ts';
import type { Dealer } from './dealer.ts';
import type { Owner } from './identity.ts';
import type { Keeper } from './keeper.ts';
import { maySit } from './moderation.ts';
import type { People } from './people.ts';
import { computerPlace, openPlace, type Place, personPlace } from './places.ts';
import { type Done, refuse, type TableRefusal } from './refusal.ts';
import type { Seating } from './seating.ts';
import { changedSetting, type SettingChanges, type SettingError, savedSetting, type TableSetting } from './setting.ts';

/** Those who have a part in it. */
interface Parts {
  readonly seating: Seating;
  readonly people: People;
  readonly dealer: Dealer;
  readonly keeper: Keeper;
  /** To be told when a match began by itself. */
  readonly began: () => void;
  readonly failed: (error: unknown) => void;
}

/** Before a match: people sit down, the host decides what is played and by whom, until it is dealt. */
export class Gathering {
  readonly #parts: Parts;
  setting: TableSetting;

  constructor(setting: TableSetting, parts: Parts) {
    this.setting = setting;
    this.#parts = parts;
  }

  get isOpen(): boolean {
    const { playing, isDealing } = this.#parts.dealer;
    return playing === null && !isDealing;
  }

  sit(owner: Owner, name: string, seat: Seat, nonce: string): Done {
    const { seating, people } = this.#parts;
    const place = seating.places[seat];
    if (!this.isOpen) return refuse('already-started');
    if (!place) return refuse('no-such-seat');
    if (place.kind === 'computer' || (place.owner !== null && place.owner !== owner)) return refuse('seat-taken');
    if (!maySit(people.moderation, owner)) return refuse('removed');
    seating.clear(owner);
    seating.places[seat] = personPlace(owner, name, nonce);
    people.sat(owner);
    this.#beginIfSlow();
    return ok(null);
  }

  stand(owner: Owner): Done {
    const { seating } = this.#parts;
    if (!this.isOpen) return refuse('already-started');
    if (seating.seatOf(owner) === null) return refuse('not-seated');
    seating.clear(owner);
    return ok(null);
  }

  /** The host decides anew what is played, by how many, and who may come. Nonces stay with those who gave them. */
  change(owner: Owner, changes: SettingChanges): Result<null, TableRefusal | SettingError> {
    const { seating, keeper } = this.#parts;
    const allowed = this.#mayArrange(owner);
    if (!allowed.ok) return allowed;
    if (this.setting.isFixed) return refuse('fixed-setting');
    const setting = changedSetting(this.setting, changes);
    if (!setting.ok) return setting;
    if (!seating.fits(setting.value.seats)) return refuse('too-many-people');
    this.setting = setting.value;
    seating.resize(setting.value.seats);
    keeper.saveWith(savedSetting(setting.value));
    this.#beginIfSlow();
    return ok(null);
  }

  /** The host gives a seat to a computer player. */
  seatComputer(owner: Owner, seat: Seat, level: string): Done {
    return this.#arrange(owner, seat, (place) => {
      if (place.kind === 'person') return refuse('seat-taken');
      if (!isLevel(level)) return refuse('no-such-level');
      this.#parts.seating.places[seat] = computerPlace(level, computerName(seat));
      return ok(null);
    });
  }

  /** The host frees a seat, whoever has it; a person may look on, but cannot sit down again. */
  free(owner: Owner, seat: Seat): Done {
    return this.#arrange(owner, seat, (place) => {
      const { people, seating } = this.#parts;
      if (place.owner !== null && place.owner !== owner) people.judge('unseated', place.owner);
      seating.places[seat] = openPlace();
      return ok(null);
    });
  }

  async begin(owner: Owner): Promise<Done> {
    const allowed = this.#mayArrange(owner);
    if (!allowed.ok) return allowed;
    if (!this.#parts.seating.isReady) return refuse('not-enough-players');
    await this.#parts.dealer.deal(null);
    return ok(null);
  }

  #mayArrange(owner: Owner): Done {
    if (!this.isOpen) return refuse('already-started');
    return owner === this.#parts.people.host ? ok(null) : refuse('not-host');
  }

  #arrange(owner: Owner, seat: Seat, change: (place: Place) => Done): Done {
    const allowed = this.#mayArrange(owner);
    const place = this.#parts.seating.places[seat];
    if (!allowed.ok) return allowed;
    return place ? change(place) : refuse('no-such-seat');
  }

  /** Nobody need be there for it: the host may be asleep when the last seat is taken. */
  #beginIfSlow(): void {
    const { seating, dealer, began, failed } = this.#parts;
    if (isSlow(this.setting.clock) && seating.isReady) void dealer.deal(null).then(began, failed);
  }
}
