import { useThree } from '@react-three/fiber';
import { useEffect } from 'react';
import { type Camera, Quaternion, Vector3 } from 'three';
import { hearIn } from '../../../sound/sound.ts';
import type { Vec } from '../../piece.ts';

/** At this distance, in tens of centimetres, a sound is as loud as it is made. */
const NEAR = 8;

const at = new Vector3();
const turn = new Quaternion();
const size = new Vector3();
const ahead = new Vector3();
const up = new Vector3();

/** The ears are where the eyes are. */
function listen({ listener }: AudioContext, camera: Camera): void {
  camera.matrixWorld.decompose(at, turn, size);
  ahead.set(0, 0, -1).applyQuaternion(turn);
  up.set(0, 1, 0).applyQuaternion(turn);
  listener.setPosition(at.x, at.y, at.z);
  listener.setOrientation(ahead.x, ahead.y, ahead.z, up.x, up.y, up.z);
}

/** A sound from there is heard from there. */
function placed(context: AudioContext, out: AudioNode, [positionX, positionY, positionZ]: Vec): AudioNode {
  const options = { panningModel: 'HRTF', refDistance: NEAR, rolloffFactor: 0.7 } as const;
  const panner = new PannerNode(context, { ...options, positionX, positionY, positionZ });
  panner.connect(out);
  return panner;
}

/** Whoever sits in the room hears things where they happen. */
export function Ears(): null {
  const camera = useThree((state) => state.camera);
  useEffect(() => {
    hearIn((context, out, place) => {
      listen(context, camera);
      return placed(context, out, place);
    });
    return () => hearIn(null);
  }, [camera]);
  return null;
}
