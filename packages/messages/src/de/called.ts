import type { Translated } from '../catalogue.ts';
import type { called as english } from '../en/called.ts';

export const called: Translated<typeof english> = {
  'called.turn': 'Du bist am Zug',
  'called.turn.text': '{game}, mit {players}',
  'called.title': '● Du bist am Zug – {game}',
  'called.ask': 'Sollst du erfahren, wenn du am Zug bist, während du etwas anderes ansiehst?',
  'called.ask-slow': 'Sollst du gerufen werden, wenn du am Zug bist, auch wenn diese Seite geschlossen ist?',
  'called.yes': 'Ja, ruf mich',
  'called.no': 'Nein',
};
