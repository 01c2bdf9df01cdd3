import { randomBytes } from 'node:crypto';
import { runningAt } from '../store/testing/unfinished.ts';
import { ownerOf } from '../table/identity.ts';
import { Guest, openTable, playOn } from './guest.ts';
import type { Role } from './security-table.ts';
import type { testServer } from './test-server.ts';

type Server = Awaited<ReturnType<typeof testServer>>;

/** From another address each time: nobody here is to meet a limit. */
export const somewhere = (): { 'x-forwarded-for': string } => ({
  'x-forwarded-for': `198.51.100.${randomBytes(1).readUInt8()}, 203.0.113.${randomBytes(1).readUInt8()}`,
});

const newToken = (): string => randomBytes(16).toString('hex');

/** A table with somebody of every role, as far as they get into a room. */
export interface Company {
  readonly code: string;
  readonly spectator: Guest;
  readonly opponent: Guest;
  readonly host: Guest;
}

/** `seats`: with three, one stays open. */
export async function gather(address: string, visibility: 'public' | 'private', seats = 2): Promise<Company> {
  const code = await openTable(address, { visibility, seats }, somewhere());
  const host = await Guest.join(address, code, 'Ann');
  const opponent = await Guest.join(address, code, 'Bob');
  const spectator = await Guest.join(address, code, 'Eve');
  await host.sit(0);
  await opponent.sit(1);
  return { code, spectator, opponent, host };
}

/** Until the host is asked: who begins is chance. */
export async function begin(company: Company): Promise<Company> {
  const { host, opponent, spectator } = company;
  await host.ask('start', {});
  for (const guest of [host, opponent, spectator]) await guest.until(() => guest.view !== null);
  while (host.state.toAct !== host.seat) await playOn([host, opponent], [1, 2, 3, 4], 1);
  return company;
}

export async function end(company: Company): Promise<Company> {
  await company.opponent.ask('resign', {});
  for (const guest of [company.host, company.opponent, company.spectator])
    await guest.until(() => guest.state.phase === 'over');
  return company;
}

const idOf = ({ host }: Company): string => (JSON.parse(host.state.result) as { match: string }).match;

/** What the walk over HTTP is about: a private match under way, and one that is over, of the same people. */
export interface Cast {
  readonly code: string;
  readonly running: string;
  readonly privateRecord: string;
  readonly publicRecord: string;
  readonly tokens: Readonly<Record<Role, string | null>>;
  /** What no answer to anybody may contain. */
  readonly secrets: readonly string[];
}

export async function castOf({ address, store }: Server): Promise<Cast> {
  const over = await end(await begin(await gather(address, 'private')));
  const open = await end(await begin(await gather(address, 'public')));
  const { code, spectator, opponent, host } = await begin(await gather(address, 'private'));
  const running = await runningAt(store, code);
  if (!running) throw new Error('no match is under way');
  const tokens = {
    nobody: null,
    stranger: newToken(),
    spectator: spectator.token,
    opponent: opponent.token,
    host: host.token,
  };
  const people = [tokens.stranger, ...[over, open].flatMap((company) => [company.host.token, company.opponent.token])];
  const known = [...people, spectator.token, opponent.token, host.token];
  const { fairness } = running.setting as { fairness: { serverSeed: string } };
  return {
    ...{ code, running: running.id, privateRecord: idOf(over), publicRecord: idOf(open), tokens },
    secrets: [...known, ...known.map(ownerOf), running.header.seed, fairness.serverSeed],
  };
}
