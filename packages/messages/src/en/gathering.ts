/** Before a match: coming in, what is to be played, and what to do until everybody is there. */
export const gathering = {
  'gathering.invited': 'You are invited to a table',
  'gathering.name': 'What shall the others call you?',
  'gathering.come-in': 'Come in',
  'gathering.rename': 'Change your name',
  'gathering.rename.done': 'That is my name',
  'gathering.setting': 'What is played',
  'gathering.change': 'Change it',
  'gathering.changed': 'Done',
  'gathering.game': 'Game',
  'gathering.news': 'The host has changed: {what}',
  'refusal.too-many-people':
    'There are more people at the table than that game or table has seats: somebody would have to stand up first.',
  'refusal.fixed-setting': 'What is played here is settled: whoever comes wishes for exactly this.',
  'gathering.plain': 'the plain game',
  'gathering.only-here':
    'Only this computer reaches this server: this link works in other windows here, and on no other machine.',
  'gathering.slow':
    'It begins by itself when everybody sits. You need not wait: your seat is yours, and the match is on the front page.',
  'gathering.meanwhile': 'Play against the computer meanwhile',
  'gathering.meanwhile.waiting': 'Your table waits for players; this is a game meanwhile.',
  'gathering.meanwhile.here': 'Somebody has sat down at your table.',
  'gathering.meanwhile.back': 'To your table',
} as const;
