import { connectTable, randomHex, type TableConnection, until } from '@dolmen/client';
import { GAMES, pick, random } from '@dolmen/core';

async function openTable(address: string): Promise<string> {
  const wanted = { game: 'rune', options: {}, seats: 2, visibility: 'public', clock: { kind: 'none' } };
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  return ((await answer.json()) as { code: string }).code;
}

/** A match against a computer, from opening the table to its end. Returns its record. */
export async function playMatch(address: string): Promise<Record<string, unknown>> {
  const guest = connectTable({ address, code: await openTable(address), token: randomHex(), name: 'Ann' });
  await until(guest, () => guest.status === 'open');
  await guest.request('sit', { seat: 0, nonce: randomHex() });
  await guest.request('computer', { seat: 1, level: 'casual' });
  await guest.request('start', {});
  await playOut(guest);
  const { match } = JSON.parse(guest.state?.result ?? '{}') as { match: string };
  const record = await (await fetch(`${address}/api/matches/${match}`)).json();
  await guest.leave();
  return record as Record<string, unknown>;
}

async function playOut(guest: TableConnection): Promise<void> {
  const chance = random([1, 2, 3, 4]);
  const isOver = (): boolean => guest.state?.phase === 'over';
  const isTurn = (): boolean => guest.view()?.toAct === guest.seat;
  for (;;) {
    await until(guest, () => isOver() || (guest.state?.phase === 'playing' && isTurn()));
    const view = guest.view();
    if (isOver() || view === null) return;
    await guest.act(GAMES.rune.format(pick(chance, GAMES.rune.legal(view as never))));
    await until(guest, () => isOver() || guest.view()?.ply !== view.ply);
  }
}
