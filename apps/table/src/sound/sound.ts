import type { SoundName } from '../scene/stage.ts';
import { settings } from '../settings.ts';
import { rustle, tone } from './instruments.ts';
import { VOICES } from './voices.ts';

/** The same sound many times in a moment is a rattle: one of them is enough. */
const APART = 0.035;
const VOLUME = 0.5;

interface Speaker {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly last: Map<SoundName, number>;
}

let speaker: Speaker | null = null;

/** Browsers play nothing before the first gesture; a context made before that complains. */
const hasGesture = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? false;

function open(): Speaker | null {
  if (speaker || typeof AudioContext === 'undefined' || !hasGesture()) return speaker;
  const context = new AudioContext();
  const softener = context.createDynamicsCompressor();
  const gain = context.createGain();
  gain.gain.value = VOLUME;
  gain.connect(softener).connect(context.destination);
  speaker = { context, out: gain, last: new Map() };
  return speaker;
}

/** Plays a sound, unless it is switched off or nobody has touched the page yet. */
export function playSound(name: SoundName): void {
  if (!settings.get().sound) return;
  const playing = open();
  if (playing === null) return;
  const { context, out, last } = playing;
  if (context.state === 'suspended') void context.resume();
  if (context.currentTime - (last.get(name) ?? -1) < APART) return;
  last.set(name, context.currentTime);
  const { tones = [], rustles = [] } = VOICES[name];
  for (const one of tones) tone(context, out, one);
  for (const one of rustles) rustle(context, out, one);
}
