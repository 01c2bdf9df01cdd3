import type { SoundName } from '../scene/stage.ts';
import type { Rustle, Tone } from './instruments.ts';

/** What a sound is made of; all of it begins together, each part with its own delay. */
export interface Voice {
  readonly tones?: readonly Tone[];
  readonly rustles?: readonly Rustle[];
}

const knock = (pitch: number, at: number, volume: number): Tone => ({
  ...{ pitch, to: pitch * 0.6, at, length: 0.09, volume },
});

const chime = (pitch: number, at: number, volume: number, length = 0.9): readonly Tone[] => [
  { pitch, at, length, volume },
  { pitch: pitch * 2.76, at, length: length * 0.5, volume: volume * 0.25 },
];

/** Warm and short: wood, stone, paper, and a few bells. */
export const VOICES: { readonly [N in SoundName]: Voice } = {
  card: { rustles: [{ pitch: 2600, to: 1100, focus: 0.7, length: 0.13, volume: 0.35 }] },
  place: {
    tones: [knock(190, 0, 0.4)],
    rustles: [{ pitch: 900, to: 400, length: 0.07, volume: 0.25 }],
  },
  stone: {
    tones: [knock(330, 0, 0.35), knock(140, 0.005, 0.3)],
    rustles: [{ pitch: 2400, focus: 3, length: 0.04, volume: 0.3 }],
  },
  gem: { tones: [...chime(2093, 0, 0.13, 0.5), ...chime(3136, 0.05, 0.08, 0.4)] },
  ore: { tones: [...chime(880, 0, 0.14, 0.5), ...chime(1174, 0.03, 0.09, 0.4), knock(220, 0, 0.25)] },
  hop: { tones: [{ wave: 'triangle', pitch: 420, to: 560, length: 0.08, volume: 0.3 }, knock(210, 0.05, 0.25)] },
  die: {
    tones: [knock(300, 0, 0.3), knock(260, 0.11, 0.25), knock(320, 0.19, 0.2), knock(240, 0.26, 0.16)],
    rustles: [{ pitch: 1500, focus: 0.8, length: 0.3, volume: 0.12 }],
  },
  forge: {
    tones: [...chime(660, 0, 0.2, 0.7), ...chime(662, 0.22, 0.16, 0.8), knock(120, 0, 0.4), knock(120, 0.22, 0.3)],
    rustles: [{ pitch: 3200, to: 900, length: 0.25, volume: 0.12 }],
  },
  rune: {
    tones: [
      { pitch: 196, to: 392, length: 0.9, volume: 0.2 },
      { pitch: 294, to: 588, at: 0.08, length: 0.8, volume: 0.12 },
    ],
    rustles: [{ pitch: 500, to: 2400, focus: 2, length: 0.7, volume: 0.1 }],
  },
  wisp: {
    tones: [
      { pitch: 784, to: 1175, length: 0.6, volume: 0.12 },
      { pitch: 1175, to: 880, at: 0.15, length: 0.7, volume: 0.1 },
    ],
    rustles: [{ pitch: 4000, to: 1800, focus: 4, length: 0.6, volume: 0.08 }],
  },
  turn: { tones: [...chime(523, 0, 0.16, 0.6), ...chime(784, 0.12, 0.14, 0.8)] },
  win: {
    tones: [523, 659, 784, 1046].flatMap((pitch, step) => chime(pitch, step * 0.14, 0.18, step === 3 ? 1.6 : 0.7)),
  },
  no: { tones: [knock(160, 0, 0.35), knock(120, 0.11, 0.3)] },
};
