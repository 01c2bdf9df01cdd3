import type { Translated } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translated<typeof english> = {
  'settings.title': 'Instellingen',
  'settings.effects': 'Volume van de stukken',
  'settings.place': 'Volume van vuur en nacht',
  'settings.text-size': 'Tekstgrootte',
  'settings.size.normal': 'Normaal',
  'settings.size.large': 'Groot',
  'settings.size.largest': 'Zeer groot',
  'settings.contrast': 'Hoog contrast',
  'settings.left-handed': 'Linkshandig',
  'settings.speed': 'Hoe snel alles beweegt',
  'settings.speed.slow': 'Langzaam',
  'settings.speed.normal': 'Zoals gewoonlijk',
  'settings.speed.fast': 'Snel',
  'settings.hints': 'Tonen wat je kunt aanraken',
  'settings.hand': 'Grootte van je hand',
  'settings.full-screen': 'Volledig scherm',
  'settings.calls': 'Roep me als ik aan zet ben',
  'settings.calls.denied': 'Deze browser mag je niet roepen; sta het voor deze pagina toe in zijn instellingen.',
};
