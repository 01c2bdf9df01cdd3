import type { PieceId } from '@dolmen/core';
import { pieceSaying } from '@dolmen/messages/sayings';
import { type KeyboardEvent, useEffect } from 'react';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import { useTable } from '../use-table.ts';

/** What can be touched in the picture, as buttons: the same gestures for the keyboard and for screen readers. */
export function Mirror() {
  const { session, pieces, enlarged, project } = useTable();
  const { t, say } = useWords();
  const { game, view, seat, next, touched } = useStore(session);
  const isText = useStore(settings, ({ text }) => text);

  useEffect(() => () => session.point([]), [session]);

  const nameOf = (piece: PieceId): string => {
    const saying = pieceSaying(game, piece, view, seat ?? undefined);
    return saying ? say(saying) : piece;
  };
  const enlarge = (piece: PieceId): void => {
    const found = [...pieces].find(({ piece: { touch, close } }) => touch === piece && close)?.piece;
    const at = found && project(found.id);
    if (found?.close !== undefined && at) enlarged.set({ close: found.close, at });
  };
  const key = (event: KeyboardEvent, piece: PieceId): void => {
    if (event.key.toLowerCase() === 'e') enlarge(piece);
  };

  // The text table has a button for each move: nobody wants to pass all of them twice.
  if (isText || next.length === 0) return null;
  return (
    <section className="hidden-text" aria-label={t('scene.touchable')} data-mirror={touched.length}>
      <ul>
        {next.map((piece) => (
          <li key={piece}>
            <button
              type="button"
              data-piece={piece}
              onFocus={() => session.point([piece])}
              onBlur={() => session.point([])}
              onKeyDown={(event) => key(event, piece)}
              onClick={() => session.touch(piece)}
            >
              {nameOf(piece)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
