import type { Vec } from '../scene/piece.ts';
import type { SoundName } from '../scene/stage.ts';
import { settings } from '../settings.ts';
import { rustle, tone } from './instruments.ts';
import { type Channel, type Mixer, openMixer } from './mixer.ts';
import { VOICES, type Voice } from './voices.ts';

/** The same sound many times in a moment is a rattle: one of them is enough. */
const APART = 0.035;

const last = new Map<SoundName, number>();

/** Where sounds go that come from somewhere in the room; `null`: all come out of the picture. */
export type Room = (context: AudioContext, out: AudioNode, at: Vec) => AudioNode;
let room: Room | null = null;

export function hearIn(next: Room | null): void {
  room = next;
}

function ready(): Mixer | null {
  const mixer = settings.get().sound ? openMixer() : null;
  if (mixer?.context.state === 'suspended') void mixer.context.resume();
  return mixer;
}

/** Plays a sound, unless it is switched off or nobody has touched the page yet. */
export function playSound(name: SoundName, at: Vec | null = null): void {
  const mixer = ready();
  if (mixer === null) return;
  const { currentTime } = mixer.context;
  if (currentTime - (last.get(name) ?? -1) < APART) return;
  last.set(name, currentTime);
  sing(mixer, 'effects', VOICES[name], at);
}

/** The same for a sound of the place around. */
export function playVoice(voice: Voice, at: Vec): void {
  const mixer = ready();
  if (mixer) sing(mixer, 'place', voice, at);
}

function sing(
  { context, channels }: Mixer,
  channel: Channel,
  { tones = [], rustles = [] }: Voice,
  at: Vec | null,
): void {
  const out = channels[channel];
  const end = at && room ? room(context, out, at) : out;
  for (const one of tones) tone(context, end, one);
  for (const one of rustles) rustle(context, end, one);
}
