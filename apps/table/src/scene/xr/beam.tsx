import { type ReactElement, useRef } from 'react';
import { BoxGeometry, type Group, IcosahedronGeometry, type Mesh, type Ray } from 'three';
import { ORDER } from '../frames.ts';
import { distanceTo, onTable } from '../pointer/picker.ts';
import type { Table } from '../table.ts';
import { useMade } from '../use-made.ts';
import { useTable } from '../use-table.ts';
import type { HandGestures } from './hand-gestures.ts';
import { useHeadset } from './headset.ts';
import { useHeadsetFrame } from './use-headset-frame.ts';

/** Where nothing is met the beam ends soon. */
const FREE = 5;
const MATERIAL = { color: 0xffe2a8, transparent: true, opacity: 0.7, toneMapped: false } as const;

/** A thin box of length 1 along -z. */
const beam = (): BoxGeometry => new BoxGeometry(0.02, 0.02, 1).translate(0, 0, -0.5);
const bead = (): IcosahedronGeometry => new IcosahedronGeometry(0.06, 2);

/** How far the beam goes: to a panel, a piece, the table, or nowhere. */
function lengthOf({ press, hovered }: Table, ray: Ray): number {
  const panel = press.get();
  if (panel) return panel.away;
  const placed = hovered.get();
  const exact = placed ? distanceTo(ray, placed) : Infinity;
  if (exact < Infinity) return exact;
  const table = onTable(ray) && ray.direction.y < 0 ? -ray.origin.y / ray.direction.y : Infinity;
  return table < 30 ? table : FREE;
}

/** From the hand that points to what it points at. */
export function Beam({ gestures }: { readonly gestures: HandGestures }): ReactElement {
  const table = useTable();
  const { hands, origin } = useHeadset();
  const [whole, line, end] = [useRef<Group>(null), useRef<Mesh>(null), useRef<Mesh>(null)];
  const [box, ball] = [useMade(beam), useMade(bead)];

  useHeadsetFrame(({ session }) => {
    const { tracked, aim } = hands[gestures.side];
    if (!whole.current || !line.current || !end.current) return;
    // While the system shows something of its own, hands are its own as well.
    whole.current.visible = tracked.isThere && !gestures.isPoking && session.visibilityState === 'visible';
    if (!whole.current.visible) return;
    const length = lengthOf(table, aim.ray);
    whole.current.position.copy(tracked.at);
    whole.current.quaternion.copy(tracked.turn);
    line.current.scale.set(origin.size, origin.size, length);
    end.current.scale.setScalar(origin.size);
    end.current.position.z = -length;
  }, ORDER.extra);

  return (
    <group ref={whole} visible={false}>
      <mesh ref={line} geometry={box}>
        <meshBasicMaterial {...MATERIAL} />
      </mesh>
      <mesh ref={end} geometry={ball}>
        <meshBasicMaterial {...MATERIAL} />
      </mesh>
    </group>
  );
}
