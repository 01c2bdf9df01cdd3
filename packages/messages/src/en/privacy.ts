/** What the page about privacy says, which loads nothing else of a table. */
export const privacy = {
  'privacy.title': 'What this server keeps',
  'privacy.back': 'To the front page',
  'privacy.lead':
    'There are no accounts, no cookies of players, no counting of visits, and nothing is sent to anybody else. This page is made from the settings that hold right now.',
  'privacy.unreachable': 'The server does not answer, so that its settings are not known.',
  'privacy.contact': 'Who runs it',
  'privacy.contact.is': 'Write to: {contact}',
  'privacy.contact.none': 'Whoever runs this server has not said how to reach them. Ask whoever invited you.',
  'privacy.browser': 'In your browser',
  'privacy.browser.text':
    'A secret that is you to this server, your name, your settings, and the tables you have left. They stay until you delete them.',
  'privacy.server': 'On the server',
  'privacy.kept.person':
    'A hash of that secret, with the name you sat down under: as long as a match or table that you are part of.',
  'privacy.kept.matches': 'Matches that were played to their end, with names, moves and result: {days}.',
  'privacy.kept.abandoned':
    'Matches that nobody came back to: they end after {left}, and are kept for {days} from then on.',
  'privacy.kept.chat': 'What is said at a table, its last 50 lines: {days}, and no longer than the table.',
  'privacy.kept.audit': 'What whoever runs the server did, as banning somebody: {days}.',
  'privacy.kept.bans': 'Who is banned, as a hash of their secret or as an address: until the ban ends.',
  'privacy.days': '{days} {days|day|days}',
  'privacy.after-days': '{days} {days|day|days}',
  'privacy.for-ever': 'for ever',
  'privacy.addresses': 'Addresses',
  'privacy.addresses.text':
    'The address you come from is used while you are connected, so that nobody floods the server. The log knows it only as a pseudonym that ends with the next restart. A table that removed somebody remembers a hash of it.',
  'privacy.seen': 'Who sees it',
  'privacy.seen.text':
    'Everybody at a table sees your name there. Finished matches of public tables are in a list for everybody; those of private tables are for whoever has their link. Whoever runs the server sees names and all finished matches, never a hand of a match that is played. They may keep copies of all this as backups.',
  'privacy.forget': 'Forget me',
  'privacy.forget.text':
    'Your name leaves all matches and tables of this server at once, with all that you said. Results stay, without you. In a match that is played a computer takes your seat. What was decided about you, as a ban, stays. Then this browser forgets you too, and you are somebody new.',
  'privacy.forget.sure': 'It cannot be taken back.',
  'privacy.forget.yes': 'Forget me for good',
  'privacy.forget.no': 'Keep me',
  'privacy.forget.done':
    'You are forgotten: gone from {matches} {matches|match|matches} and {tables} {tables|table|tables}.',
  'privacy.forget.failed': 'That did not work. Nothing was forgotten in this browser; try again.',
} as const;
