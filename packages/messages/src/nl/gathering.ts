import type { Translated } from '../catalogue.ts';
import type { gathering as english } from '../en/gathering.ts';

export const gathering: Translated<typeof english> = {
  'gathering.invited': 'Je bent uitgenodigd aan een tafel',
  'gathering.name': 'Hoe moeten de anderen je noemen?',
  'gathering.come-in': 'Binnenkomen',
  'gathering.rename': 'Je naam veranderen',
  'gathering.rename.done': 'Zo heet ik',
  'gathering.setting': 'Wat er gespeeld wordt',
  'gathering.change': 'Veranderen',
  'gathering.changed': 'Klaar',
  'gathering.game': 'Spel',
  'gathering.news': 'De gastheer heeft veranderd: {what}',
  'refusal.too-many-people': 'Er zitten meer mensen aan tafel dan er dan plaatsen zijn: eerst moet iemand opstaan.',
  'refusal.fixed-setting': 'Wat hier gespeeld wordt, staat vast: wie komt, wil precies dit.',
  'gathering.plain': 'het gewone spel',
  'gathering.only-here':
    'Alleen deze computer bereikt deze server: de link werkt in andere vensters hier, en op geen ander apparaat.',
  'gathering.slow':
    'Het begint vanzelf als iedereen zit. Je hoeft niet te wachten: je plaats blijft van jou, en de partij staat op de voorpagina.',
  'gathering.meanwhile': 'Intussen tegen de computer spelen',
  'gathering.meanwhile.waiting': 'Je tafel wacht op spelers; dit is een spel voor intussen.',
  'gathering.meanwhile.here': 'Er is iemand aan je tafel gaan zitten.',
  'gathering.meanwhile.back': 'Naar je tafel',
};
