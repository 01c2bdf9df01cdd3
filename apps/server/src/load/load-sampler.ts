import { matchMaker } from '@colyseus/core';
import { TABLE } from '../rooms/open-rooms.ts';
import type { Services } from '../rooms/services.ts';
import { EVERY_MILLIS, LoadHistory, type LoadSample } from './load-history.ts';

/** Looks at the server from time to time, and remembers what it saw. */
export class LoadSampler {
  readonly history = new LoadHistory();
  readonly #services: Services;
  readonly #timer: NodeJS.Timeout;

  constructor(services: Services) {
    this.#services = services;
    this.#timer = setInterval(() => void this.look().catch(services.failed), EVERY_MILLIS);
    this.#timer.unref();
  }

  async look(): Promise<void> {
    this.history.add(await sampleOf(this.#services));
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

async function sampleOf({ metrics, computers }: Services): Promise<LoadSample> {
  const rooms = await matchMaker.query({ name: TABLE });
  return {
    at: Date.now(),
    rooms: rooms.length,
    clients: rooms.reduce((sum, room) => sum + room.clients, 0),
    ...metrics.takeMoves(),
    memory: process.memoryUsage.rss(),
    waiting: computers.stats.waiting,
  };
}
