import type { Translated } from '../catalogue.ts';
import type { terminal as english } from '../en/terminal.ts';

export const terminal: Translated<typeof english> = {
  'terminal.title': 'Keltis, {seats} spelers, startgetal {seed}',
  'terminal.hint': 'Computerspelers die willekeurig kiezen. Hetzelfde startgetal geeft altijd hetzelfde spel.',
  'terminal.winner': '{seat} wint met {points} {points|punt|punten}.',
  'terminal.tie': '{seats} delen de overwinning met {points} {points|punt|punten}.',
};
