import { BoxGeometry, type BufferGeometry } from 'three';
import { dyed, join, moved } from '../forms/compose.ts';
import { random } from '../forms/paint.ts';
import { slab, turned } from '../forms/solids.ts';
import type { Pose, Vec } from '../piece.ts';
import { FIRE, HALL } from './bake.ts';
import { BORDER } from './measures.ts';

const OAK = 0xd0a274;
export const DARK = 0xa87e55;
const { floor, back, side } = HALL;

export const box = (width: number, height: number, depth: number, at: Vec, hex = OAK): BufferGeometry =>
  dyed(moved(slab(width, depth, height, 0.12, 0.08), { at }), hex);

/** A heavy low-backed chair; its sitter looks to -z. */
export function chair(): BufferGeometry {
  const legs = [-1.7, 1.7].flatMap((x) =>
    [-1.6, 1.6].map((z) =>
      dyed(
        moved(
          turned(
            [
              [0.32, 0],
              [0.22, 0.4],
              [0.34, 2],
              [0.26, 4],
            ],
            8,
          ),
          { at: [x, floor, z] },
        ),
        DARK,
      ),
    ),
  );
  const posts = [-1.75, 1.75].map((x) => box(0.5, 5.2, 0.5, [x, floor + 4, 1.7], DARK));
  return join(
    ...legs,
    ...posts,
    box(4.2, 0.5, 4, [0, floor + 4, 0]),
    dyed(moved(slab(3.5, 3.4, 0.4, 0.6, 0.18), { at: [0, floor + 4.5, 0] }), 0x7a2a24),
    box(3.4, 0.7, 0.32, [0, floor + 6, 1.75]),
    box(3.8, 1.2, 0.4, [0, floor + 8, 1.75]),
  );
}

/** Around the table, a little away from it; none at the near side, where the viewer sits. */
function chairs([width, depth]: readonly [number, number]): readonly BufferGeometry[] {
  const [x, z] = [width / 2 + BORDER + 2.4, depth / 2 + BORDER + 2.4];
  const poses: readonly Partial<Pose>[] = [
    { at: [-width * 0.2, 0, -z], turn: [Math.PI + 0.12, 0, 0] },
    { at: [width * 0.22, 0, -z - 0.5], turn: [Math.PI - 0.2, 0, 0] },
    { at: [-x, 0, depth * 0.05], turn: [-Math.PI / 2 + 0.1, 0, 0] },
    { at: [x + 0.6, 0, -depth * 0.06], turn: [Math.PI / 2 - 0.16, 0, 0] },
  ];
  const one = chair();
  return poses.map((pose) => moved(one, pose));
}

const SPINES = [0x7a2a24, 0x2f4a3a, 0x2c3d5e, 0x8a6a34, 0x4f3b5c, 0x6b4a2e, 0xa08858] as const;

/** Books of all heights, some leaning, along a board. */
function books(length: number, seed: number): readonly BufferGeometry[] {
  const roll = random(seed);
  const row: BufferGeometry[] = [];
  for (let x = -length / 2; x < length / 2 - 0.6; ) {
    const [wide, high] = [0.35 + roll() * 0.5, 2.1 + roll() * 1.1];
    const color = SPINES[Math.floor(roll() * SPINES.length)] ?? OAK;
    const lean = roll() > 0.82 ? 0.16 : 0;
    if (roll() > 0.16)
      row.push(
        dyed(moved(new BoxGeometry(wide, high, 1.5), { at: [x + wide / 2, high / 2, 0], turn: [0, 0, lean] }), color),
      );
    x += wide + 0.04 + lean * 2;
  }
  return row;
}

/** A bookcase, its back to -z. */
export function bookcase(seed: number): BufferGeometry {
  const shelves = [0, 4, 8, 12].map((y) => box(11, 0.4, 2, [0, y, 0], DARK));
  const sides = [-5.6, 5.6].map((x) => box(0.5, 16, 2.2, [x, 0, 0], DARK));
  const rows = [0, 4, 8, 12].flatMap((y, index) =>
    books(10.4, seed + index).map((book) => moved(book, { at: [0, y + 0.4, 0.1] })),
  );
  return join(...shelves, ...sides, ...rows, box(11.6, 0.5, 2.4, [0, 16, 0], DARK));
}

/** Logs on the hearth, and a stack of them beside it. */
const logs = (): readonly BufferGeometry[] => {
  const log = dyed(
    moved(
      turned(
        [
          [0.4, 0],
          [0.42, 4],
        ],
        9,
      ),
      { at: [-2, 0, 0], turn: [0, 0, -Math.PI / 2] },
    ),
    0x6a452a,
  );
  const lying: readonly Vec[] = [
    [FIRE.x, floor + 1, FIRE.z + 0.6],
    [FIRE.x + 0.3, floor + 1.1, FIRE.z - 0.4],
    [FIRE.x, floor + 1.7, FIRE.z],
    [FIRE.x + 9.4, floor + 0.45, FIRE.z],
    [FIRE.x + 9.3, floor + 0.45, FIRE.z + 0.9],
    [FIRE.x + 9.4, floor + 1.2, FIRE.z + 0.45],
  ];
  return lying.map((at, index) => moved(log, { at, turn: [index * 0.17 - 0.3, 0, 0] }));
};

/** Under the table: an apron and four turned legs. */
function underneath([width, depth]: readonly [number, number]): readonly BufferGeometry[] {
  const [x, z] = [width / 2 - 0.6, depth / 2 - 0.6];
  const leg = dyed(
    turned(
      [
        [0.7, 0],
        [0.8, 0.5],
        [0.5, 1],
        [0.75, 3],
        [0.45, 5],
        [0.8, 5.6],
        [0.8, 6.8],
      ],
      14,
    ),
    DARK,
  );
  const legs = [-x, x].flatMap((at) => [-z, z].map((deep) => moved(leg, { at: [at, floor, deep] })));
  return [
    ...legs,
    box(width, 0.9, 0.4, [0, -1.6, z], DARK),
    box(width, 0.9, 0.4, [0, -1.6, -z], DARK),
    box(0.4, 0.9, depth, [x, -1.6, 0], DARK),
    box(0.4, 0.9, depth, [-x, -1.6, 0], DARK),
  ];
}

export const CANDLES: readonly Vec[] = [
  [-30, 2, -8],
  [30, 2, -6],
  [28, 2, 20],
  [-28, 2, 22],
  [FIRE.x - 5.4, floor + 12.2, FIRE.z + 0.4],
  [FIRE.x - 3.6, floor + 12.3, FIRE.z + 0.2],
  [FIRE.x + 5, floor + 12.1, FIRE.z + 0.5],
];

/** A candle: on a tall iron stand where it stands free. */
export function candle(at: Vec): BufferGeometry {
  const wax = dyed(
    moved(
      turned(
        [
          [0.24, 0],
          [0.25, 1],
          [0.16, 1.05],
        ],
        8,
      ),
      { at },
    ),
    0xf3e4c4,
  );
  if (at[1] > 3) return wax;
  const high = at[1] - floor;
  const stand = turned(
    [
      [1, 0],
      [0.9, 0.2],
      [0.16, 0.5],
      [0.14, high - 0.4],
      [0.6, high - 0.1],
      [0.6, high],
    ],
    9,
  );
  return join(wax, dyed(moved(stand, { at: [at[0], floor, at[2]] }), 0x3a342f));
}

export const woodwork = (table: readonly [number, number]): BufferGeometry =>
  join(
    ...chairs(table),
    ...underneath(table),
    ...logs(),
    ...CANDLES.map(candle),
    moved(bookcase(3), { at: [-side + 1.2, floor, -4], turn: [Math.PI / 2, 0, 0] }),
    moved(bookcase(8), { at: [side - 1.2, floor, -18], turn: [-Math.PI / 2, 0, 0] }),
    moved(bookcase(13), { at: [26, floor, back + 1.3] }),
  );
