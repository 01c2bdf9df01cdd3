import type { Translated } from '../catalogue.ts';
import type { terminal as english } from '../en/terminal.ts';

export const terminal: Translated<typeof english> = {
  'terminal.title': 'Keltis, {seats} joueurs, graine {seed}',
  'terminal.hint': 'Des ordinateurs qui jouent au hasard. La même graine donne toujours la même partie.',
  'terminal.winner': '{seat} gagne avec {points} {points|point|points}.',
  'terminal.tie': '{seats} partagent la victoire avec {points} {points|point|points}.',
};
