import type { Translated } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'refusal.malformed': 'Ce n’est pas un coup.',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.not-your-turn': 'Ce n’est pas à vous de jouer.',
  'refusal.not-legal': 'Ce n’est pas permis.',
};
