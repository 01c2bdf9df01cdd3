import type { View } from '@dolmen/core/rune';
import { pieceSaying, reasonSaying } from '@dolmen/messages/sayings';
import { type ReactElement, useMemo } from 'react';
import { useTable } from '../../scene/use-table.ts';
import { useStore } from '../../store.ts';
import { useWords, type Words } from '../../words.tsx';
import './overlay.css';
import type { Placer } from './placer.ts';
import { type Placing, turnsOf, whyNot } from './placing.ts';
import { useKeys } from './use-keys.ts';
import { useRune } from './use-rune.ts';

/** Beside the picture: how the held card is turned, whether it fits, and a switch for the areas. */
export function Overlay(): ReactElement {
  const words = useWords();
  const { view } = useStore(useTable().session);
  const { placer, areas, ...own } = useRune();
  const placing = useStore(own.placing);
  const areAreasShown = useStore(areas);
  useKeys();
  return (
    <div className="rune-tools">
      {placing && (
        <>
          <Turns placer={placer} placing={placing} view={view as View} words={words} />
          <Verdict placer={placer} placing={placing} view={view as View} words={words} />
        </>
      )}
      <button
        type="button"
        className="button rune-areas"
        aria-pressed={areAreasShown}
        onClick={() => areas.update((shown) => !shown)}
      >
        {words.t('scene.rune.areas')} <kbd>A</kbd>
      </button>
    </div>
  );
}

interface Props {
  readonly placer: Placer;
  readonly placing: Placing;
  readonly view: View;
  readonly words: Words;
}

const TURNS = [0, 1, 2, 3] as const;
const ARROWS = ['↑', '→', '↓', '←'] as const;

/** Each way to turn the card; one that fits nowhere is shown as such. */
function Turns({ placer, placing, view, words }: Props): ReactElement {
  const { t, say } = words;
  const open = useMemo(() => turnsOf(view, placing.card), [view, placing.card]);
  const label = (turn: number): string => {
    const saying = pieceSaying('rune', `turn:${turn}`, view, 0);
    return saying ? say(saying) : String(turn);
  };
  return (
    <div className="rune-turns panel">
      <button type="button" className="button" aria-label={t('scene.rune.turn-left')} onClick={() => placer.turn(-1)}>
        ⟲
      </button>
      {TURNS.map((turn) => (
        <button
          key={turn}
          type="button"
          className="button"
          data-piece={`turn:${turn}`}
          aria-label={label(turn)}
          aria-pressed={placing.turn === turn}
          data-open={open.has(turn)}
          onClick={() => placer.turnTo(turn)}
        >
          {ARROWS[turn]}
        </button>
      ))}
      <button type="button" className="button" aria-label={t('scene.rune.turn-right')} onClick={() => placer.turn(1)}>
        ⟳
      </button>
    </div>
  );
}

/** Does it fit where it is held? If not: the rule that says so. */
function Verdict({ placer, placing, view, words }: Props): ReactElement {
  const { t, say } = words;
  const reason = whyNot(view, placing);
  return (
    <div className={reason ? 'rune-verdict panel fits-not' : 'rune-verdict panel fits'}>
      <p role="status">
        {reason
          ? `${say(reasonSaying('rune', reason))} (${t('table.trouble.rule', { rule: reason.rule })})`
          : t('scene.rune.fits')}
      </p>
      <button type="button" className="button primary" disabled={reason !== null} onClick={() => placer.lay()}>
        ✓ {t('scene.rune.lay')}
      </button>
    </div>
  );
}
