import type { Translated } from '../../catalogue.ts';
import type { runeSayings as english } from '../../en/sayings/rune.ts';

export const runeSayings: Translated<typeof english> = {
  'rune.event.laid': '{player} legt kaart {card} aan',
  'rune.event.dropped': '{player} kan geen kaart aanleggen: kaart {card} gaat uit het spel',
  'rune.event.dropped-shown':
    '{player} kan geen kaart aanleggen: kaart {card} gaat uit het spel, en {player} toont {cards}',
  'rune.event.marked': '{player} legt de grootmeesterfiche, kant {rune}',
  'rune.event.drew-hidden': '{player} trekt een kaart',
  'rune.event.drew': '{player} trekt kaart {card}',
  'rune.event.placed-master': '{player} plaatst een runenmeester',
  'rune.event.retired-master': '{player} heeft geen rune voor een runenmeester: hij gaat uit het spel',
  'rune.event.finished': '{player} heeft geen runenmeester meer; de tegenstander speelt door',
  'rune.event.ended': 'de laatste runenmeester is weg: het spel eindigt',

  'rune.action.lay': 'Kaart {card} aanleggen: kolom {x}, rij {y}',
  'rune.action.lay-turned': 'Kaart {card} {degrees}° gedraaid aanleggen: kolom {x}, rij {y}',
  'rune.action.drop': 'Kaart {card} uit het spel nemen',
  'rune.action.mark': 'De grootmeesterfiche leggen, kant {rune}: kolom {x}, rij {y}',
  'rune.action.draw': 'Een kaart trekken',
  'rune.action.place': 'Een runenmeester plaatsen: kolom {x}, rij {y}',
  'rune.action.place-on': 'Een runenmeester op {rune} plaatsen: kolom {x}, rij {y}',
  'rune.action.retire': 'Een runenmeester uit het spel nemen',

  'rune.piece.card': 'kaart {card}: {a} {b}, {c} {d}, {e} {f}',
  'rune.piece.turn-none': 'rechtop',
  'rune.piece.turn': '{degrees}° gedraaid',
  'rune.piece.field': 'rune in {rune}, kolom {x}, rij {y}',
  'rune.piece.field-free': 'vrij veld, kolom {x}, rij {y}',
  'rune.piece.field-master': 'runenmeester op {rune}, kolom {x}, rij {y}',
  'rune.piece.field-marker': 'grootmeesterfiche in {rune}, kolom {x}, rij {y}',
  'rune.piece.marker': 'grootmeesterfiche, kant {rune}',
  'rune.piece.masters': 'runenmeesters nog niet geplaatst: {masters}',
  'rune.piece.pile': 'trekstapel, {cards} {cards|kaart|kaarten}',
  'rune.piece.out': 'uit het spel, {cards} {cards|kaart|kaarten}',
};
