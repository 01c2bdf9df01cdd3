import type { Translated } from '../catalogue.ts';
import type { called as english } from '../en/called.ts';

export const called: Translated<typeof english> = {
  'called.turn': 'À vous de jouer',
  'called.turn.text': '{game}, avec {players}',
  'called.title': '● À vous de jouer – {game}',
  'called.ask': 'Faut-il vous prévenir quand c’est à vous de jouer, pendant que vous regardez autre chose\u{a0}?',
  'called.ask-slow': 'Faut-il vous appeler quand c’est à vous de jouer, même si cette page est fermée\u{a0}?',
  'called.yes': 'Oui, appelez-moi',
  'called.no': 'Non',
};
