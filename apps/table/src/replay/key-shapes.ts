/** The signs of what winds a replay, as paths in a square of 24. */
export const SHAPES = {
  'turn-back': 'M6 5v14M19 5l-9 7 9 7z',
  'step-back': 'M16 5l-9 7 9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 5h3v14H7zM14 5h3v14h-3z',
  'step-on': 'M8 5l9 7-9 7z',
  'turn-on': 'M18 5v14M5 5l9 7-9 7z',
} as const;

export type KeyName = keyof typeof SHAPES;
