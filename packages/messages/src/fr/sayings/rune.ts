import type { Translated } from '../../catalogue.ts';
import type { runeSayings as english } from '../../en/sayings/rune.ts';

export const runeSayings: Translated<typeof english> = {
  'rune.event.laid': '{player} pose la carte {card}',
  'rune.event.dropped': '{player} ne peut poser aucune carte : la carte {card} quitte le jeu',
  'rune.event.dropped-shown':
    '{player} ne peut poser aucune carte : la carte {card} quitte le jeu, et {player} montre {cards}',
  'rune.event.marked': '{player} pose le marqueur de grand maître, côté {rune}',
  'rune.event.drew-hidden': '{player} pioche une carte',
  'rune.event.drew': '{player} pioche la carte {card}',
  'rune.event.placed-master': '{player} place un maître des runes',
  'rune.event.retired-master': '{player} n’a pas de rune pour un maître des runes : il quitte le jeu',
  'rune.event.finished': '{player} n’a plus de maître des runes ; l’adversaire continue',
  'rune.event.ended': 'le dernier maître des runes est parti : la partie s’arrête',

  'rune.action.lay': 'Poser la carte {card} : colonne {x}, ligne {y}',
  'rune.action.lay-turned': 'Poser la carte {card}, tournée de {degrees}° : colonne {x}, ligne {y}',
  'rune.action.drop': 'Retirer la carte {card} du jeu',
  'rune.action.mark': 'Poser le marqueur de grand maître, côté {rune} : colonne {x}, ligne {y}',
  'rune.action.draw': 'Piocher une carte',
  'rune.action.place': 'Placer un maître des runes : colonne {x}, ligne {y}',
  'rune.action.place-on': 'Placer un maître des runes sur le {rune} : colonne {x}, ligne {y}',
  'rune.action.retire': 'Retirer un maître des runes du jeu',

  'rune.piece.card': 'carte {card} : {a} {b}, {c} {d}, {e} {f}',
  'rune.piece.turn-none': 'droite',
  'rune.piece.turn': 'tournée de {degrees}°',
  'rune.piece.field': 'rune en {rune}, colonne {x}, ligne {y}',
  'rune.piece.field-free': 'case libre, colonne {x}, ligne {y}',
  'rune.piece.field-master': 'maître des runes sur le {rune}, colonne {x}, ligne {y}',
  'rune.piece.field-marker': 'marqueur de grand maître en {rune}, colonne {x}, ligne {y}',
  'rune.piece.marker': 'marqueur de grand maître, côté {rune}',
  'rune.piece.masters': 'maîtres des runes pas encore placés : {masters}',
  'rune.piece.pile': 'pioche, {cards} {cards|carte|cartes}',
  'rune.piece.out': 'hors du jeu, {cards} {cards|carte|cartes}',
};
