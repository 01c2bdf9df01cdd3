import type { Remark } from '@dolmen/bots';
import { GAMES, type GameId, pick, random, type Seat, type Seed } from '@dolmen/core';
import type { Thinker } from '../computers/computers.ts';
import { fallback } from '../computers/fallback.ts';
import { type PatientStore, patient } from '../store/patient.ts';
import { openStore } from '../store/sqlite.ts';
import type { TablePorts, Timer } from '../table/ports.ts';
import type { TableSetting } from '../table/setting.ts';
import { Table } from '../table/table.ts';

const SEED: Seed = [1, 2, 3, 4];
export const CODE = 'TABLE1';

interface Planned extends Timer {
  readonly at: number;
  readonly task: () => void;
}

/** A table with a real store, whose time passes when the test says so. */
export class ManualWorld {
  readonly store: PatientStore;
  now = 1_000_000;
  readonly failures: unknown[] = [];
  readonly events: unknown[] = [];
  readonly remarks: [Seat, Remark][] = [];
  readonly called: Seat[] = [];
  /** Those who think in the blink of an eye, unless the test has others. */
  computers: Thinker = {
    think: (game, _, view) => ({ thought: Promise.resolve(fallback(game, view, SEED)), cancel: () => {} }),
  };
  #planned: Planned[] = [];

  private constructor(store: PatientStore) {
    this.store = store;
  }

  static async make(): Promise<ManualWorld> {
    const store = patient(await openStore({ file: ':memory:' }));
    await store.openTable({ code: CODE, setting: {}, state: {} }, 0);
    return new ManualWorld(store);
  }

  ports(code = CODE): TablePorts {
    return {
      store: this.store,
      code,
      now: () => this.now,
      later: (task, milliseconds) => this.#plan(task, milliseconds),
      computers: this.computers,
      pause: () => 500,
      graceMillis: 60_000,
      changed: (events) => void this.events.push(...events),
      remarked: (seat, remark) => void this.remarks.push([seat, remark]),
      called: (seat) => void this.called.push(seat),
      failed: (error) => void this.failures.push(error),
    };
  }

  table(game: GameId, setting: Partial<TableSetting> = {}): Table {
    const found = GAMES[game];
    const options = found?.options({});
    if (!found || !options?.ok) throw new Error(`no such game: ${game}`);
    const seats = setting.seats ?? found.seats.min;
    return new Table(
      {
        ...{
          game: found,
          options: options.value,
          seats,
          visibility: 'private',
          clock: { kind: 'none' },
          isFixed: false,
        },
        ...setting,
      },
      this.ports(),
    );
  }

  /** Lets time pass; what was planned for it happens in order, and what follows from that is waited for. */
  async pass(milliseconds: number, table: Table): Promise<void> {
    const until = this.now + milliseconds;
    await this.settle(table);
    for (;;) {
      const [next] = this.#planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#planned = this.#planned.filter((other) => other !== next);
      this.now = Math.max(this.now, next.at);
      next.task();
      await this.settle(table);
    }
    this.now = until;
  }

  async settle(table: Table): Promise<void> {
    await table.playing?.match.idle();
    await this.store.match('none');
    await table.playing?.match.idle();
    await this.store.match('none');
  }

  #plan(task: () => void, milliseconds: number): Timer {
    const planned: Planned = {
      at: this.now + milliseconds,
      task,
      clear: () => {
        this.#planned = this.#planned.filter((other) => other !== planned);
      },
    };
    this.#planned.push(planned);
    return planned;
  }
}

export const nonce = (digit: string): string => digit.repeat(32);

/** A legal word for whoever is to act. */
export function anyWord(table: Table, seed = 1): string {
  const { state } = table;
  if (state === null) throw new Error('no match');
  const { game } = table.setting;
  return game.format(pick(random([seed, state.ply, 0, 0]), game.legal(state)));
}
