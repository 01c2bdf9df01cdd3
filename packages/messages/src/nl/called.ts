import type { Translated } from '../catalogue.ts';
import type { called as english } from '../en/called.ts';

export const called: Translated<typeof english> = {
  'called.turn': 'Jij bent aan zet',
  'called.turn.text': '{game}, met {players}',
  'called.title': '● Jij bent aan zet – {game}',
  'called.ask': 'Wil je het horen als je aan zet bent, terwijl je iets anders bekijkt?',
  'called.ask-slow': 'Wil je geroepen worden als je aan zet bent, ook als deze pagina dicht is?',
  'called.yes': 'Ja, roep me',
  'called.no': 'Nee',
};
