import type { Translated } from '../catalogue.ts';
import type { terminal as english } from '../en/terminal.ts';

export const terminal: Translated<typeof english> = {
  'terminal.title': 'Keltis, {seats} Spieler, Startwert {seed}',
  'terminal.hint': 'Computerspieler, die zufällig wählen. Derselbe Startwert ergibt immer dasselbe Spiel.',
  'terminal.winner': '{seat} gewinnt mit {points} {points|Punkt|Punkten}.',
  'terminal.tie': '{seats} teilen sich den Sieg mit {points} {points|Punkt|Punkten}.',
};
