import type { SoundName } from '../scene/stage.ts';
import { settings } from '../settings.ts';
import { rustle, tone } from './instruments.ts';
import { openMixer } from './mixer.ts';
import { VOICES } from './voices.ts';

/** The same sound many times in a moment is a rattle: one of them is enough. */
const APART = 0.035;

const last = new Map<SoundName, number>();

/** Plays a sound, unless it is switched off or nobody has touched the page yet. */
export function playSound(name: SoundName): void {
  const mixer = settings.get().sound ? openMixer() : null;
  if (mixer === null) return;
  const { context, channels } = mixer;
  if (context.state === 'suspended') void context.resume();
  if (context.currentTime - (last.get(name) ?? -1) < APART) return;
  last.set(name, context.currentTime);
  const { tones = [], rustles = [] } = VOICES[name];
  for (const one of tones) tone(context, channels.effects, one);
  for (const one of rustles) rustle(context, channels.effects, one);
}
