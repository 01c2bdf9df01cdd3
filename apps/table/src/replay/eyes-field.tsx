import type { ReactElement } from 'react';
import { seatNames } from '../players.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import type { Eyes } from './messages.ts';
import type { Replay } from './replay.ts';

const WATCHING = 'watching';

/** Whose eyes one looks through, and whether hands lie open. */
export function EyesField({ replay }: { readonly replay: Replay }): ReactElement {
  const { t } = useTopicWords('replay');
  const eyes = useStore(replay.state, (state) => state.eyes);
  const seats = useStore(replay.source, (table) => table?.seats ?? NOBODY);
  const look = (change: Partial<Eyes>): void => replay.look({ ...eyes, ...change });
  return (
    <div className="replay-eyes">
      <label className="replay-field">
        <span className="hidden-text">{t('replay.eyes')}</span>
        <select
          value={eyes.seat ?? WATCHING}
          onChange={({ target }) => look({ seat: target.value === WATCHING ? null : Number(target.value) })}
        >
          <option value={WATCHING}>{t('replay.eyes.watching')}</option>
          {seatNames({ seats }).map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="replay-check">
        <input type="checkbox" checked={eyes.isOpen} onChange={({ target }) => look({ isOpen: target.checked })} />
        <span>{t('replay.eyes.open')}</span>
      </label>
    </div>
  );
}

const NOBODY: readonly never[] = [];
