import { useEffect, useMemo } from 'react';
import { IcosahedronGeometry, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three';
import { dyed } from '../forms/compose.ts';
import { ORDER } from '../frames.ts';
import type { Table } from '../table.ts';
import { useTable } from '../use-table.ts';
import { carved } from './controller.tsx';
import { useHeadset } from './headset.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';
import type { Side } from './xr-settings.ts';

const SKIN = 0xd8b48a;
const JOINTS = 25;
/** The first joint of each finger; the last one is its tip. Joint 0 is the wrist. */
const FINGERS = [
  [1, 4],
  [5, 9],
  [10, 14],
  [15, 19],
  [20, 24],
] as const;
const PALM = 0.0135;
const FINGER = 0.009;

interface Bone {
  readonly from: number;
  readonly to: number;
  readonly thick: number;
}

/** From the wrist to a finger, and along it. Only a thumb has no bone in the palm. */
const bonesOf = (first: number, last: number): readonly Bone[] => [
  { from: 0, to: first, thick: PALM },
  ...Array.from({ length: last - first }, (_, index) => ({
    from: first + index,
    to: first + index + 1,
    thick: index === 0 && first > 1 ? PALM : FINGER,
  })),
];
const BONES = FINGERS.flatMap(([first, last]) => bonesOf(first, last));

const [from, to, along, size] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
const turn = new Quaternion();
const matrix = new Matrix4();
const UP = new Vector3(0, 1, 0);

/** Missing in the types. */
interface JointFrame extends XRFrame {
  fillPoses?(joints: Iterable<XRSpace>, space: XRSpace, into: Float32Array): boolean;
}

/** A hand's joints as an array, made once for each hand. */
function createJoints(): (hand: XRHand) => readonly XRSpace[] {
  let known: XRHand | null = null;
  let joints: readonly XRSpace[] = [];
  return (hand) => {
    if (hand !== known) [known, joints] = [hand, [...hand.values()]];
    return joints;
  };
}

/** A pebble of length 1 along y. */
const pebble = (): IcosahedronGeometry => new IcosahedronGeometry(0.5, 2);

function createHand({ art }: Table): InstancedMesh {
  const mesh = new InstancedMesh(dyed(pebble(), SKIN), carved(art), BONES.length);
  mesh.frustumCulled = false;
  mesh.visible = false;
  return mesh;
}

/** Lays a pebble along each bone. `joints`: a matrix each, in the headset's space. */
function shape(mesh: InstancedMesh, joints: Float32Array): void {
  for (let index = 0; index < BONES.length; index++) {
    const bone = BONES[index] as Bone;
    from.fromArray(joints, bone.from * 16 + 12);
    to.fromArray(joints, bone.to * 16 + 12);
    along.subVectors(to, from);
    const thick = bone.thick * 2;
    turn.setFromUnitVectors(UP, size.copy(along).normalize());
    size.set(thick, along.length() + thick * 0.95, thick);
    mesh.setMatrixAt(index, matrix.compose(from.add(to).multiplyScalar(0.5), turn, size));
  }
  mesh.instanceMatrix.needsUpdate = true;
}

/** A hand that the headset sees: pebbles from joint to joint. */
export function JointedHand({ side }: { readonly side: Side }): null {
  const table = useTable();
  const { hands, origin } = useHeadset();
  const mesh = useMemo(() => createHand(table), [table]);
  const jointsOf = useMemo(createJoints, []);
  const places = useMemo(() => new Float32Array(JOINTS * 16), []);
  useEffect(() => {
    origin.object.add(mesh);
    return () => {
      origin.object.remove(mesh);
      mesh.geometry.dispose();
      mesh.dispose();
    };
  }, [origin, mesh]);

  useHeadsetFrame((frame: JointFrame, space) => {
    const hand = hands[side].source?.hand;
    const isSeen = hand !== undefined && frame.session.visibilityState === 'visible';
    mesh.visible = isSeen && frame.fillPoses?.(jointsOf(hand), space, places) === true;
    if (mesh.visible) shape(mesh, places);
  }, ORDER.extra);

  return null;
}
