import type { Vec } from '../scene/piece.ts';
import type { SoundName } from '../scene/stage.ts';
import { settings } from '../settings.ts';
import { rustle, tone } from './instruments.ts';
import { VOICES, type Voice } from './voices.ts';

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

/** Where sounds go that come from somewhere in the room; `null`: all come out of the picture. */
export type Room = (context: AudioContext, out: AudioNode, at: Vec) => AudioNode;
let room: Room | null = null;

export function hearIn(next: Room | null): void {
  room = next;
}

function ready(): Speaker | null {
  const playing = settings.get().sound ? open() : null;
  if (playing?.context.state === 'suspended') void playing.context.resume();
  return playing;
}

/** Plays a sound, unless it is switched off or nobody has touched the page yet. */
export function playSound(name: SoundName, at: Vec | null = null): void {
  const playing = ready();
  if (playing === null) return;
  const { context, last } = playing;
  if (context.currentTime - (last.get(name) ?? -1) < APART) return;
  last.set(name, context.currentTime);
  sing(playing, VOICES[name], at);
}

/** The same for what is no sound of the table. */
export function playVoice(voice: Voice, at: Vec): void {
  const playing = ready();
  if (playing) sing(playing, voice, at);
}

function sing({ context, out }: Speaker, { tones = [], rustles = [] }: Voice, at: Vec | null): void {
  const end = at && room ? room(context, out, at) : out;
  for (const one of tones) tone(context, end, one);
  for (const one of rustles) rustle(context, end, one);
}
