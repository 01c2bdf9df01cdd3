import { Euler } from 'three';
import type { Session } from '../session/session.ts';
import type { Director } from './director.ts';
import type { Field, Thing } from './field.ts';
import type { Hearers } from './hearers.ts';
import type { Pose } from './piece.ts';
import type { Spots } from './spots.ts';
import type { Tabletop } from './stage.ts';

interface Parts {
  readonly session: Session;
  readonly director: Director;
  readonly field: Field;
  readonly spots: Spots;
  readonly hearers: Hearers;
  glance(id: string): void;
  invalidate(): void;
}

const euler = new Euler();

function poseOf({ mover }: Thing): Pose {
  euler.setFromQuaternion(mover.turn, 'YXZ');
  return {
    at: [mover.at.x, mover.at.y + mover.lift, mover.at.z],
    turn: [euler.y, euler.x, euler.z],
    size: mover.size,
  };
}

export function createTabletop({ session, director, field, spots, hearers, glance, invalidate }: Parts): Tabletop {
  /** A piece by its id, else the first that is touched by that name. */
  const find = (id: string): Thing | undefined =>
    field.things.get(id) ?? [...field.things.values()].find(({ piece }) => piece.touch === id);

  return {
    shown: () => {
      const view = director.shown();
      return view && { ...session.get(), view };
    },
    onCue: hearers.onCue,
    onPointer: hearers.onPointer,
    onTap: hearers.onTap,
    onTwist: hearers.onTwist,
    invalidate,
    poseOf: (id) => {
      const thing = find(id);
      return thing ? poseOf(thing) : null;
    },
    project: (what) => {
      if (typeof what !== 'string') return spots.project(what);
      const thing = find(what);
      return thing ? spots.project(spots.topOf(thing)) : null;
    },
    glance,
    skip: () => {
      director.skip();
      invalidate();
    },
    replay: () => {
      director.replay(session.lastTurn());
      invalidate();
    },
  };
}
