import { useKeys } from '../hud/keys.ts';
import type { Replay } from './replay.ts';

/** By moves and turns, to the ends, and by itself. */
export function useReplayKeys(replay: Replay): void {
  useKeys({
    p: () => (replay.state.get().isPlaying ? replay.pause() : replay.play()),
    arrowleft: () => replay.step(-1),
    arrowright: () => replay.step(1),
    pageup: () => replay.turn(-1),
    pagedown: () => replay.turn(1),
    home: () => replay.step(-Number.MAX_SAFE_INTEGER),
    end: () => replay.step(Number.MAX_SAFE_INTEGER),
  });
}
