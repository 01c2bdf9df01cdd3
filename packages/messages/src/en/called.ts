/** What calls somebody back to their table. */
export const called = {
  'called.turn': 'Your turn',
  'called.turn.text': '{game}, with {players}',
  'called.title': '● Your turn – {game}',
  'called.ask': 'Shall you be told when it is your turn, while you look at something else?',
  'called.ask-slow': 'Shall you be called when it is your turn, also when this page is closed?',
  'called.yes': 'Yes, call me',
  'called.no': 'No',
} as const;
