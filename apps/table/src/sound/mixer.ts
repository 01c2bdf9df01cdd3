import { type Settings, settings } from '../settings.ts';

/** What can be made louder or softer by itself: what happens on the table, and the place around it. */
export type Channel = 'effects' | 'place';

export interface Mixer {
  readonly context: AudioContext;
  readonly channels: { readonly [C in Channel]: GainNode };
}

const LOUDEST = 0.5;

let mixer: Mixer | null = null;

/** Browsers play nothing before the first gesture; a context made before that complains. */
const hasGesture = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? false;

/** `null` as long as nothing can be heard. */
export function openMixer(): Mixer | null {
  if (mixer || typeof AudioContext === 'undefined' || !hasGesture()) return mixer;
  const context = new AudioContext();
  const softener = context.createDynamicsCompressor();
  softener.connect(context.destination);
  const channel = (): GainNode => {
    const gain = context.createGain();
    gain.connect(softener);
    return gain;
  };
  const opened = { context, channels: { effects: channel(), place: channel() } };
  const follow = (): void => setVolumes(opened, settings.get());
  follow();
  settings.subscribe(follow);
  mixer = opened;
  return opened;
}

function setVolumes({ context, channels }: Mixer, { sound, effects, place }: Settings): void {
  const set = (gain: GainNode, volume: number): void =>
    void gain.gain.setTargetAtTime(sound ? volume * LOUDEST : 0, context.currentTime, 0.05);
  set(channels.effects, effects);
  set(channels.place, place);
}
