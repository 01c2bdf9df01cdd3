import type { ReactElement } from 'react';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { type Replay, SPEEDS } from './replay.ts';

const SHAPES = {
  'turn-back': 'M6 5v14M19 5l-9 7 9 7z',
  'step-back': 'M16 5l-9 7 9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  'step-on': 'M8 5l9 7-9 7z',
  'turn-on': 'M18 5v14M5 5l9 7-9 7z',
} as const;

interface KeyProps {
  readonly name: keyof typeof SHAPES;
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
