export const QUALITIES = ['test', 'low', 'medium', 'high'] as const;
export type QualityName = (typeof QUALITIES)[number];
/** What can be asked for, and what a headset gets. */
export type LevelName = QualityName | 'vr';

/** What a level of quality means. `test` is for software rendering: everything is there, nothing is beautiful. */
export interface Quality {
  readonly name: LevelName;
  readonly pixels: number;
  readonly shadows: 0 | 1024 | 2048;
  readonly environment: boolean;
  /** Textures are drawn at this scale. */
  readonly textures: number;
  readonly antialias: boolean;
  /** Nothing moves: everything is where it belongs at once. */
  readonly reducesMotion: boolean;
}

export const QUALITY: { readonly [N in LevelName]: Quality } = {
  test: {
    name: 'test',
    pixels: 0.5,
    shadows: 0,
    environment: false,
    textures: 0.25,
    antialias: false,
    reducesMotion: true,
  },
  low: { name: 'low', pixels: 1, shadows: 0, environment: true, textures: 0.5, antialias: false, reducesMotion: false },
  medium: {
    name: 'medium',
    pixels: 1.5,
    shadows: 1024,
    environment: true,
    textures: 1,
    antialias: true,
    reducesMotion: false,
  },
  high: {
    name: 'high',
    pixels: 2,
    shadows: 2048,
    environment: true,
    textures: 1,
    antialias: true,
    reducesMotion: false,
  },
  // Two eyes at a high rate, on chips of a phone: no light but the chandelier's, and edges that do not crawl.
  vr: { name: 'vr', pixels: 1, shadows: 1024, environment: true, textures: 1, antialias: true, reducesMotion: false },
};
