export const terminal = {
  'terminal.title': 'Keltis, {seats} players, seed {seed}',
  'terminal.hint': 'Computer players that choose at random. The same seed always gives the same game.',
  'terminal.winner': '{seat} wins with {points} {points|point|points}.',
  'terminal.tie': '{seats} share the victory with {points} {points|point|points}.',
} as const;
