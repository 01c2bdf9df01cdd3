import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { StoreStats } from './store/store.ts';

/** Upper bounds of the buckets, in seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const;

/** How long something took, counted in buckets as Prometheus wants it. */
class Histogram {
  readonly #counts = BUCKETS.map(() => 0);
  #sum = 0;
  #count = 0;

  observe(seconds: number): void {
    this.#sum += seconds;
    this.#count++;
    for (const [index, bound] of BUCKETS.entries())
      if (seconds <= bound) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
  }

  lines(name: string): string[] {
    const buckets = BUCKETS.map((bound, index) => `${name}_bucket{le="${bound}"} ${this.#counts[index]}`);
    return [
      ...buckets,
      `${name}_bucket{le="+Inf"} ${this.#count}`,
      `${name}_sum ${this.#sum}`,
      `${name}_count ${this.#count}`,
    ];
  }
}

/** Moves since the last look: how many, and how long they took on average and at most, in seconds. */
export interface MovesSince {
  readonly moves: number;
  readonly mean: number;
  readonly slowest: number;
}

/** What the server counts, and its text for Prometheus. */
export class Metrics {
  readonly #counters = new Map<string, number>();
  readonly #moves = new Histogram();
  #since = { moves: 0, sum: 0, slowest: 0 };
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  count(name: string): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + 1);
  }

  /** From a move's arrival to its acknowledgement. */
  moveTook(seconds: number): void {
    this.#moves.observe(seconds);
    const { moves, sum, slowest } = this.#since;
    this.#since = { moves: moves + 1, sum: sum + seconds, slowest: Math.max(slowest, seconds) };
  }

  /** For one who looks again and again: what was counted is counted anew. */
  takeMoves(): MovesSince {
    const { moves, sum, slowest } = this.#since;
    this.#since = { moves: 0, sum: 0, slowest: 0 };
    return { moves, mean: moves === 0 ? 0 : sum / moves, slowest };
  }

  text(gauges: Readonly<Record<string, number>>, store: StoreStats): string {
    const all = {
      ...gauges,
      event_loop_delay_p99_seconds: this.#delay.percentile(99) / 1e9,
      store_queue: store.queued,
      resident_memory_bytes: process.memoryUsage.rss(),
    };
    const counters = {
      ...Object.fromEntries(this.#counters),
      process_cpu_seconds_total: cpuSeconds(),
      store_commits_total: store.commits,
      store_rows_total: store.rows,
      store_commit_seconds_total: store.sumCommitMs / 1000,
    };
    return [
      ...Object.entries(all).flatMap(([name, value]) => metric(`dolmen_${name}`, 'gauge', [`dolmen_${name} ${value}`])),
      ...Object.entries(counters).flatMap(([name, value]) =>
        metric(`dolmen_${name}`, 'counter', [`dolmen_${name} ${value}`]),
      ),
      ...metric('dolmen_move_seconds', 'histogram', this.#moves.lines('dolmen_move_seconds')),
      '',
    ].join('\n');
  }

  close(): void {
    this.#delay.disable();
  }
}

/** Of all threads. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const metric = (name: string, type: string, lines: readonly string[]): string[] => [`# TYPE ${name} ${type}`, ...lines];
