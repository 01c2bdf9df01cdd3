import type { Translated } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'refusal.malformed': 'Dat is geen zet.',
  'refusal.game-over': 'Het spel is afgelopen.',
  'refusal.not-your-turn': 'Je bent niet aan de beurt.',
  'refusal.not-legal': 'Dat mag niet.',
};
