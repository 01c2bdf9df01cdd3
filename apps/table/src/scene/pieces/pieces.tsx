import { type ReactElement, useLayoutEffect } from 'react';
import { ORDER } from '../frames.ts';
import { useMade } from '../use-made.ts';
import { useMotion } from '../use-motion.ts';
import { useTable } from '../use-table.ts';
import { followSession, markPieces } from './follow-session.ts';
import { Ground } from './ground.ts';

/** All pieces: one instanced mesh for each form, moved before each frame and never through React. */
export function Pieces(): ReactElement {
  const table = useTable();
  const { pieces, director, frames, hovered, carried } = table;
  const ground = useMade(() => new Ground());

  useLayoutEffect(() => followSession(table), [table]);
  useLayoutEffect(() => hovered.subscribe(() => markPieces(table)), [table, hovered]);

  useLayoutEffect(() => carried.subscribe(() => markPieces(table)), [table, carried]);

  useMotion((seconds) => {
    const wasPlaying = director.isPlaying;
    director.tick(seconds * 1000);
    if (wasPlaying && !director.isPlaying) markPieces(table);
    return director.isBusy;
  }, ORDER.director);

  useMotion(() => {
    if (pieces.tick(director.now)) frames.renewShadows();
    if (pieces.takeChange()) ground.lay(pieces, pieces.marks);
    return pieces.isMoving;
  }, ORDER.pieces);

  return (
    <>
      {[...pieces.batches.values()].map(({ name, object }) => (
        <primitive key={name} object={object} />
      ))}
      <primitive object={ground.shadows.mesh} />
      <primitive object={ground.rings.mesh} />
    </>
  );
}
