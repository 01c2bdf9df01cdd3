import type { Lead } from '@dolmen/protocol';
import type { Replay } from '../replay/replay.ts';

/** Not more often than this is told where one is: of what is between only the newest. */
const PAUSE_MILLIS = 150;

const leadOf = (replay: Replay): Lead => {
  const { ply, isPlaying, speed, eyes } = replay.state.get();
  return { ply, isPlaying, speed, eyes };
};

/** Tells where the one who leads goes. Returns how to stop. */
export function tellLead(replay: Replay, tell: (lead: Lead) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = '';
  const say = (): void => {
    timer = undefined;
    const lead = leadOf(replay);
    const text = JSON.stringify(lead);
    if (text !== told) tell(lead);
    told = text;
  };
  const soon = (): void => {
    timer ??= setTimeout(say, PAUSE_MILLIS);
  };
  soon();
  const stop = replay.state.subscribe(soon);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Goes where the one who leads is. Each move of a film is told, so nothing plays by itself here. */
export function followLead(replay: Replay, { ply, speed, eyes }: Lead): void {
  replay.pause();
  replay.setSpeed(speed);
  replay.look(eyes);
  replay.jump(ply);
}
