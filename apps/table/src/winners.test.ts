import { describe, expect, test } from 'vitest';
import { localTable, settingFor } from './practice/testing/local-link.ts';
import type { TableInfo } from './session/link.ts';
import { outcomeAt, pointsOf } from './winners.ts';

function tableOf(seats = 3): TableInfo {
  const table = localTable(settingFor('keltis', seats, '12')).link.get();
  if (table === null) throw new Error('no table');
  return table;
}

/** The same table after its end, with these points from tiles. */
function ended(points: readonly number[]): TableInfo {
  const table = tableOf(points.length);
  const { players, ...rest } = table.view as unknown as { players: { points: number }[] };
  const scored = players.map((player, seat) => ({ ...player, points: points[seat] ?? 0 }));
  return { ...table, phase: 'over', view: { ...rest, players: scored, toAct: null } as unknown as TableInfo['view'] };
}

const winners = (table: TableInfo) => outcomeAt(table)?.winners;
const resign = (table: TableInfo, seat: number): TableInfo => ({
  ...table,
  seats: table.seats.map((info, index) => ({ ...info, resigned: index === seat })),
});

describe('who won', () => {
  test('nobody before the end', () => {
    expect(outcomeAt(tableOf())).toBeNull();
  });

  test('whoever has most points', () => {
    expect(winners(ended([3, 9, 4]))).toEqual([1]);
  });

  test('all who have most', () => {
    expect(winners(ended([9, 9, 4]))).toEqual([0, 1]);
  });

  test('never one who gave up', () => {
    expect(winners(resign(ended([3, 9, 4]), 1))).toEqual([2]);
  });

  test('the other of two, where the match was given up before its end', () => {
    const { view } = ended([9, 3]);
    const given = view && { ...view, toAct: 1 };
    expect(outcomeAt({ ...resign(tableOf(2), 0), phase: 'over', view: given })).toMatchObject({
      ...{ by: 'resignation', winners: [1], resigned: [0] },
    });
  });
});

test('points so far', () => {
  const { view } = ended([3, 9, 4]);
  if (view === null) throw new Error('no view');
  const [first = 0, second = 0] = [0, 1].map((seat) => pointsOf('keltis', view, seat) ?? 0);
  expect(second - first).toBe(6);
  expect(pointsOf('keltis', view, 7)).toBeNull();
});
