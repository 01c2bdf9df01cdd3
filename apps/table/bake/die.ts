// Rolls the die in a real physics engine, once, and writes what happened: at run time an engine would cost 845 kB.
// Run by hand (`node bake/die.ts`) when the measures change; the result is part of the sources.
import { writeFileSync } from 'node:fs';
import rapier from '@dimforge/rapier3d-compat';
import { below, random, type Seed } from '@dolmen/core';
import {
  DIE_HALF,
  DIE_ROUND,
  FRAMES_PER_SECOND,
  PLACE_STEPS,
  TRAY_REACH,
  TRAY_WALLS,
  TURN_STEPS,
} from '../src/games/rune-stones/die/measures.ts';
import { type Quaternion, sideUp } from '../src/games/rune-stones/die/sides.ts';

type Frame = readonly [x: number, y: number, z: number, ...turn: Quaternion];
interface Hit {
  readonly frame: number;
  /** 0 to 1. */
  readonly force: number;
}
interface Roll {
  readonly frames: readonly Frame[];
  readonly hits: readonly Hit[];
}

const STEPS_PER_FRAME = 2;
const WANTED = 8;
const FEWEST_FRAMES = 39;
const MOST_FRAMES = 60;

const chance = (seed: Seed): (() => number) => {
  const source = random(seed);
  return () => below(source, 1_000_000) / 1_000_000;
};

function makeTray(world: rapier.World): void {
  const floor = rapier.ColliderDesc.cuboid(3, 0.5, 3).setTranslation(0, -0.5, 0).setFriction(0.6).setRestitution(0.3);
  world.createCollider(floor);
  for (let wall = 0; wall < TRAY_WALLS; wall++) {
    const angle = (wall / TRAY_WALLS) * Math.PI * 2;
    const reach = TRAY_REACH + 0.1;
    world.createCollider(
      rapier.ColliderDesc.cuboid(0.1, 4, 0.5)
        .setTranslation(Math.cos(angle) * reach, 3, Math.sin(angle) * reach)
        .setRotation({ x: 0, y: Math.sin(-angle / 2), z: 0, w: Math.cos(-angle / 2) })
        .setRestitution(0.45)
        .setFriction(0.3),
    );
  }
}

/** Thrown in from the tray's near side, slanting down, spinning. */
function throwDie(world: rapier.World, next: () => number): rapier.RigidBody {
  const spread = (size: number): number => (next() - 0.5) * size;
  const body = world.createRigidBody(
    rapier.RigidBodyDesc.dynamic()
      .setTranslation(spread(0.5), 1.25 + next() * 0.3, 0.45)
      .setLinvel(spread(2.4), -2.2, -2.6 - next() * 1.4)
      .setAngvel({ x: -14 - next() * 10, y: spread(8), z: spread(22) })
      .setCcdEnabled(true),
  );
  const turn = [spread(1), spread(1), spread(1), spread(1)] as const;
  const length = Math.hypot(...turn);
  const [x, y, z, w] = turn.map((part) => part / length) as [number, number, number, number];
  body.setRotation({ x, y, z, w }, true);
  const half = DIE_HALF - DIE_ROUND;
  const shape = rapier.ColliderDesc.roundCuboid(half, half, half, DIE_ROUND).setFriction(0.5).setRestitution(0.38);
  world.createCollider(shape.setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS), body);
  return body;
}

function frameOf(body: rapier.RigidBody): Frame {
  const at = body.translation();
  const turn = body.rotation();
  return [at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w];
}

const speedOf = (body: rapier.RigidBody): number => {
  const way = body.linvel();
  const spin = body.angvel();
  return Math.hypot(way.x, way.y, way.z) + Math.hypot(spin.x, spin.y, spin.z);
};

function simulate(seed: Seed): Roll {
  const world = new rapier.World({ x: 0, y: -22, z: 0 });
  world.timestep = 1 / (FRAMES_PER_SECOND * STEPS_PER_FRAME);
  makeTray(world);
  const body = throwDie(world, chance(seed));
  const events = new rapier.EventQueue(true);
  const frames: Frame[] = [frameOf(body)];
  const hits: Hit[] = [];
  for (let step = 1, still = 0; step < 400 && still < 4; step++) {
    const before = body.linvel();
    world.step(events);
    const after = body.linvel();
    const force = Math.min(1, Math.hypot(after.x - before.x, after.y - before.y, after.z - before.z) / 7);
    events.drainCollisionEvents((_one, _other, started) => {
      if (started && force > 0.08) hits.push({ frame: step / STEPS_PER_FRAME, force });
    });
    if (step % STEPS_PER_FRAME === 0) frames.push(frameOf(body));
    still = speedOf(body) < 0.03 ? still + 1 : 0;
  }
  world.free();
  return { frames, hits };
}

const turnOf = ([, , , x, y, z, w]: Frame): Quaternion => [x, y, z, w];

/** Lies flat in the middle of the tray rather than against a wall, and took neither too short nor too long. */
function isGood({ frames }: Roll): boolean {
  const last = frames.at(-1);
  if (last === undefined || frames.length < FEWEST_FRAMES || frames.length > MOST_FRAMES) return false;
  return sideUp(turnOf(last)).level > 0.9995 && Math.hypot(last[0], last[2]) < TRAY_REACH * 0.62;
}

function pack({ frames }: Roll): string {
  const numbers = frames.flatMap((frame) =>
    frame.map((value, index) => Math.round(value * (index < 3 ? PLACE_STEPS : TURN_STEPS))),
  );
  return Buffer.from(Int16Array.from(numbers).buffer).toString('base64');
}

const sound = (hits: readonly Hit[]): string =>
  hits
    .slice(0, 8)
    .map(({ frame, force }) => `[${Math.round((frame / FRAMES_PER_SECOND) * 1000)}, ${force.toFixed(2)}]`)
    .join(', ');

function source(rolls: readonly Roll[]): string {
  const rows = rolls.map((roll) => {
    const side = sideUp(turnOf(roll.frames.at(-1) ?? [0, 0, 0, 0, 0, 0, 1])).side;
    return `  {\n    side: ${side},\n    hits: [${sound(roll.hits)}],\n    frames:\n      '${pack(roll)}',\n  },`;
  });
  return `// Written by bake/die.ts.\nimport type { BakedRoll } from './roll.ts';\n\nexport const ROLLS: readonly BakedRoll[] = [\n${rows.join('\n')}\n];\n`;
}

await rapier.init();
const good: Roll[] = [];
for (let seed = 1; good.length < WANTED && seed < 4000; seed++) {
  const roll = simulate([seed, 2, 3, 4]);
  if (isGood(roll)) good.push(roll);
}
writeFileSync(new URL('../src/games/rune-stones/die/rolls.ts', import.meta.url), source(good));
console.log(`${good.length} rolls of ${good.map(({ frames }) => frames.length).join(', ')} frames`);
