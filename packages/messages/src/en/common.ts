export const common = {
  'refusal.malformed': 'That is no move.',
  'refusal.game-over': 'The game is over.',
  'refusal.not-your-turn': 'It is not your turn.',
  'refusal.not-legal': 'That is not allowed.',
} as const;
