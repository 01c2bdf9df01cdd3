/** Small instruments, each a few nodes that end by themselves. Times are in seconds from now. */

export interface Tone {
  readonly wave?: OscillatorType;
  readonly pitch: number;
  /** The pitch it glides to. */
  readonly to?: number;
  readonly at?: number;
  readonly length: number;
  readonly volume: number;
}

export interface Rustle {
  /** The middle of what is heard of the noise. */
  readonly pitch: number;
  readonly to?: number;
  /** The higher, the narrower. */
  readonly focus?: number;
  readonly at?: number;
  readonly length: number;
  readonly volume: number;
}

const SILENCE = 0.0001;

/** Struck and dying away: a click at the start or the end would be heard. */
function envelope(context: BaseAudioContext, out: AudioNode, start: number, length: number, volume: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(SILENCE, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + Math.min(0.012, length / 4));
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + length);
  gain.connect(out);
  return gain;
}

export function tone(context: BaseAudioContext, out: AudioNode, sound: Tone): void {
  const { wave = 'sine', pitch, to = pitch, at = 0, length, volume } = sound;
  const start = context.currentTime + at;
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + length);
  oscillator.connect(envelope(context, out, start, length, volume));
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** One second of noise for each context, made once. */
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noise(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

export function rustle(context: BaseAudioContext, out: AudioNode, sound: Rustle): void {
  const { pitch, to = pitch, focus = 1, at = 0, length, volume } = sound;
  const start = context.currentTime + at;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = focus;
  filter.frequency.setValueAtTime(pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(context, out, start, length, volume));
  // Not always the same stretch: two cards do not sound alike.
  source.start(start, Math.random() * 0.5, length + 0.05);
}
