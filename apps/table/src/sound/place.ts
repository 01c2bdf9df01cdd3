import { openMixer } from './mixer.ts';

/** A fire in the dark: a low breath that comes and goes, and wood that cracks now and then. */

const SECONDS = 11;
const BREATH = 0.05;
const CRACKS = 26;

/** Both ends are the same, so that nobody hears where it begins again. */
function fire(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const buffer = context.createBuffer(1, SECONDS * sampleRate, sampleRate);
  const samples = buffer.getChannelData(0);
  breathe(samples);
  for (let crack = 0; crack < CRACKS; crack++) addCrack(samples, sampleRate);
  return buffer;
}

function breathe(samples: Float32Array): void {
  let level = 0;
  for (let index = 0; index < samples.length; index++) {
    level = level * 0.985 + (Math.random() * 2 - 1) * 0.12;
    const turn = (index / samples.length) * Math.PI * 2;
    samples[index] = level * BREATH * (1 + 0.5 * Math.sin(turn * 3) - 0.4 * Math.cos(turn)) * Math.sin(turn / 2) ** 0.1;
  }
}

function addCrack(samples: Float32Array, sampleRate: number): void {
  const length = Math.floor(sampleRate * (0.004 + Math.random() * 0.02));
  const start = Math.floor(Math.random() * (samples.length - length));
  const volume = 0.04 + Math.random() ** 3 * 0.3;
  for (let index = 0; index < length; index++)
    samples[start + index] =
      (samples[start + index] ?? 0) + (Math.random() * 2 - 1) * volume * (1 - index / length) ** 3;
}

/** Burns from the first gesture on, as loud as the place is set. Returns how to put it out. */
export function lightFire(): () => void {
  let source: AudioBufferSourceNode | null = null;
  const light = (): void => {
    const mixer = source === null ? openMixer() : null;
    if (mixer === null) return;
    source = mixer.context.createBufferSource();
    source.buffer = fire(mixer.context);
    source.loop = true;
    source.connect(mixer.channels.place);
    source.start();
  };
  document.addEventListener('pointerup', light);
  document.addEventListener('keyup', light);
  light();
  return () => {
    document.removeEventListener('pointerup', light);
    document.removeEventListener('keyup', light);
    source?.stop();
    source?.disconnect();
  };
}
