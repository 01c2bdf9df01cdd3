import type { Translated } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'refusal.malformed': 'Das ist kein Zug.',
  'refusal.game-over': 'Das Spiel ist zu Ende.',
  'refusal.not-your-turn': 'Du bist nicht an der Reihe.',
  'refusal.not-legal': 'Das ist nicht erlaubt.',
};
