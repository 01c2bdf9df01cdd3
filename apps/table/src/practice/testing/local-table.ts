import { randomBot } from '@dolmen/bots';
import { GAMES, type GameId } from '@dolmen/core';
import type { TableSource } from '../../session/table-source.ts';
import type { FromWorker } from '../messages.ts';
import type { MatchPorts } from '../practice-match.ts';
import { type MatchPort, type PracticeOptions, sourceOver } from '../practice-source.ts';
import { serve } from '../serve.ts';
import type { PracticeSetting } from '../setting.ts';

/** A match in this process against computers that play anything. They move when told to. */
export interface LocalTable {
  readonly source: TableSource;
  /** Lets one computer take one step; false: none waits. */
  letOne(): boolean;
  /** Lets computers move until the person is asked, or the match is over. */
  letAll(): void;
}

export const settingFor = (game: GameId, seats: number, seed: string, options: unknown = {}): PracticeSetting => ({
  ...{ game, seats, seat: 0, options, seed, level: 'casual', pause: 0 },
});

export function localTable(setting: PracticeSetting, options: Partial<PracticeOptions> = {}): LocalTable {
  const tasks: (() => void)[] = [];
  const letOne = (): boolean => {
    const task = tasks.shift();
    task?.();
    return task !== undefined;
  };
  const source = sourceOver(localPort(setting, tasks), setting, { name: 'Una', isFresh: true, ...options });
  return {
    source,
    letOne,
    letAll: () => {
      while (letOne());
    },
  };
}

function localPort(setting: PracticeSetting, tasks: (() => void)[]): MatchPort {
  const port: MatchPort = {
    onmessage: null,
    postMessage: (message) => receive(structuredClone(message)),
    end: () => {
      tasks.length = 0;
    },
  };
  const tell = (message: FromWorker): void => port.onmessage?.({ data: structuredClone(message) });
  const receive = serve(tell, () => portsFor(setting.game, tell, tasks));
  return port;
}

const portsFor = (game: GameId, tell: MatchPorts['tell'], tasks: (() => void)[]): MatchPorts => ({
  tell,
  now: () => 0,
  later: (task) => {
    tasks.push(task);
    return { clear: () => void tasks.splice(tasks.indexOf(task), tasks.includes(task) ? 1 : 0) };
  },
  think: (view, seed) => ({
    word: randomBot(GAMES[game])(view, { playouts: 0 }, seed),
    remark: { key: `${game}.why.test`, values: {} },
  }),
  pause: () => 0,
});
