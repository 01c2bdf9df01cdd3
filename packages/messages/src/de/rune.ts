import type { Translated } from '../catalogue.ts';
import type { rune as english } from '../en/rune.ts';

export const rune: Translated<typeof english> = {
  'rune.term.blue': 'Blau',
  'rune.term.green': 'Grün',
  'rune.term.red': 'Rot',
  'rune.term.asked.lay': 'eine Karte zum Anlegen',
  'rune.term.asked.master': 'eine Karte zum Ziehen oder ein Runenmeister zum Platzieren',

  'rune.choice.lay': 'Lege eine Karte an, beliebig gedreht: Sie muss mindestens eine Rune überdecken.',
  'rune.choice.master': 'Ziehe eine Karte oder platziere einen Runenmeister.',
  'rune.choice.over': 'Das Spiel ist zu Ende.',

  'rune.reason.game-over': 'Das Spiel ist zu Ende.',
  'rune.reason.not-now': 'Jetzt nicht. Gefragt ist: {asked}.',
  'rune.reason.not-in-hand': 'Karte {card} ist nicht auf deiner Hand.',
  'rune.reason.covers-nothing': 'Eine Karte muss mindestens eine ausliegende Rune überdecken.',
  'rune.reason.runes-differ':
    'Die Farben passen nicht: Sie müssen zu allen Runen unter der Karte passen oder zu allen rings um sie.',
  'rune.reason.covers-card': 'Eine Karte darf nicht genau auf einer anderen liegen.',
  'rune.reason.covers-master': 'Dort steht ein Runenmeister, und keine Karte darf sein Feld bedecken.',
  'rune.reason.covers-marker': 'Dort liegt ein Großmeistermarker, und keine Karte darf ihn bedecken.',
  'rune.reason.unites': 'Das würde Gebiete vereinen, von denen die Gegenseite eines kontrolliert.',
  'rune.reason.can-lay': 'Eine Karte geht nur aus dem Spiel, wenn du keine anlegen kannst, und das kannst du noch.',
  'rune.reason.no-rune': 'Dort liegt keine Rune.',
  'rune.reason.master-there': 'Dort steht schon ein Runenmeister.',
  'rune.reason.marker-there': 'Dort liegt schon ein Großmeistermarker.',
  'rune.reason.their-area': 'Die Gegenseite kontrolliert dieses Gebiet.',
  'rune.reason.pile-empty': 'Der Nachziehstapel ist leer: Platziere stattdessen einen Runenmeister.',
  'rune.reason.nobody-draws':
    'Die Gegenseite hat keinen Runenmeister mehr, also zieht niemand mehr: Platziere einen von deinen.',
  'rune.reason.can-draw': 'Dein Runenmeister muss nicht aus dem Spiel: Du kannst noch eine Karte ziehen.',
  'rune.reason.can-place': 'Dein Runenmeister muss nicht aus dem Spiel: Es ist noch eine Rune für ihn frei.',
  'rune.reason.no-grandmaster': 'Dieses Spiel wird ohne Großmeistermarker gespielt.',
  'rune.reason.marker-used': 'Deinen Großmeistermarker hast du schon eingesetzt.',

  'rune.score.area': 'Gebiet in {rune}, Runen: {runes}',

  'rune.reconstruction.cards':
    'Die Muster der sechzehn Karten haben wir rekonstruiert; die gedruckten können anders aussehen.',
  'rune.reconstruction.start-card':
    'Das Muster der Startkarte haben wir rekonstruiert; das gedruckte kann anders aussehen.',
  'rune.reconstruction.grandmaster':
    'Wie die Großmeistermarker benutzt werden, haben wir rekonstruiert: Bekannt sind nur die Marker selbst.',

  'rune.why.grows': 'vergrößert die eigenen Gebiete (+{points})',
  'rune.why.shrinks': 'verkleinert ein Gebiet der Gegenseite (−{points})',
  'rune.why.prepares': 'bereitet ein freies Gebiet im Wert von {points} vor',
  'rune.why.builds': 'hält den Tisch im Gleichgewicht',
  'rune.why.marks': 'macht eine wichtige Rune zu {rune}',
  'rune.why.secures': 'sichert mit einem Runenmeister ein Gebiet in {rune}',
  'rune.why.waits': 'hebt die Runenmeister für ein besseres Gebiet auf',
  'rune.why.must': 'hat keine andere Wahl',
};
