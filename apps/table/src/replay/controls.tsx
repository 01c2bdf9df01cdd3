import type { ReactElement } from 'react';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { type KeyName, SHAPES } from './key-shapes.ts';
import { type Replay, SPEEDS } from './replay.ts';

interface KeyProps {
  readonly name: KeyName;
  readonly press: () => void;
}

function Key({ name, press }: KeyProps): ReactElement {
  const { t } = useTopicWords('replay');
  const label = t(`replay.key.${name}`);
  return (
    <button type="button" className={`icon-button key-${name}`} aria-label={label} title={label} onClick={press}>
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={SHAPES[name]} />
      </svg>
    </button>
  );
}

/** Play and pause, by moves and by turns, and how fast. */
export function Controls({ replay }: { readonly replay: Replay }): ReactElement {
  const isPlaying = useStore(replay.state, (state) => state.isPlaying);
  return (
    <>
      <div className="replay-keys">
        <Key name="turn-back" press={() => replay.turn(-1)} />
        <Key name="step-back" press={() => replay.step(-1)} />
        {isPlaying ? (
          <Key name="pause" press={() => replay.pause()} />
        ) : (
          <Key name="play" press={() => replay.play()} />
        )}
        <Key name="step-on" press={() => replay.step(1)} />
        <Key name="turn-on" press={() => replay.turn(1)} />
      </div>
      <SpeedField replay={replay} />
    </>
  );
}

function SpeedField({ replay }: { readonly replay: Replay }): ReactElement {
  const { t, language } = useTopicWords('replay');
  const speed = useStore(replay.state, (state) => state.speed);
  const inWords = new Intl.NumberFormat(language);
  return (
    <label className="replay-field">
      <span className="hidden-text">{t('replay.speed')}</span>
      <select value={speed} onChange={({ target }) => replay.setSpeed(Number(target.value))}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={speed}>
            {inWords.format(speed)}×
          </option>
        ))}
      </select>
    </label>
  );
}
