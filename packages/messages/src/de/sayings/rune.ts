import type { Translated } from '../../catalogue.ts';
import type { runeSayings as english } from '../../en/sayings/rune.ts';

export const runeSayings: Translated<typeof english> = {
  'rune.event.laid': '{player} legt Karte {card} an',
  'rune.event.dropped': '{player} kann keine Karte anlegen: Karte {card} geht aus dem Spiel',
  'rune.event.dropped-shown':
    '{player} kann keine Karte anlegen: Karte {card} geht aus dem Spiel, und {player} zeigt {cards}',
  'rune.event.marked': '{player} legt den Großmeistermarker, Seite {rune}',
  'rune.event.drew-hidden': '{player} zieht eine Karte',
  'rune.event.drew': '{player} zieht Karte {card}',
  'rune.event.placed-master': '{player} platziert einen Runenmeister',
  'rune.event.retired-master': '{player} hat keine Rune für einen Runenmeister: Er geht aus dem Spiel',
  'rune.event.finished': '{player} hat keinen Runenmeister mehr; die Gegenseite spielt weiter',
  'rune.event.ended': 'der letzte Runenmeister ist weg: Das Spiel endet',

  'rune.action.lay': 'Karte {card} anlegen: Spalte {x}, Reihe {y}',
  'rune.action.lay-turned': 'Karte {card} um {degrees}° gedreht anlegen: Spalte {x}, Reihe {y}',
  'rune.action.drop': 'Karte {card} aus dem Spiel nehmen',
  'rune.action.mark': 'Den Großmeistermarker legen, Seite {rune}: Spalte {x}, Reihe {y}',
  'rune.action.draw': 'Eine Karte ziehen',
  'rune.action.place': 'Einen Runenmeister platzieren: Spalte {x}, Reihe {y}',
  'rune.action.place-on': 'Einen Runenmeister auf {rune} platzieren: Spalte {x}, Reihe {y}',
  'rune.action.retire': 'Einen Runenmeister aus dem Spiel nehmen',

  'rune.piece.card': 'Karte {card}: {a} {b}, {c} {d}, {e} {f}',
  'rune.piece.turn-none': 'aufrecht',
  'rune.piece.turn': 'um {degrees}° gedreht',
  'rune.piece.field': 'Rune in {rune}, Spalte {x}, Reihe {y}',
  'rune.piece.field-free': 'freies Feld, Spalte {x}, Reihe {y}',
  'rune.piece.field-master': 'Runenmeister auf {rune}, Spalte {x}, Reihe {y}',
  'rune.piece.field-marker': 'Großmeistermarker in {rune}, Spalte {x}, Reihe {y}',
  'rune.piece.marker': 'Großmeistermarker, Seite {rune}',
  'rune.piece.masters': 'Runenmeister noch nicht platziert: {masters}',
  'rune.piece.pile': 'Nachziehstapel, {cards} {cards|Karte|Karten}',
  'rune.piece.out': 'aus dem Spiel, {cards} {cards|Karte|Karten}',
};
