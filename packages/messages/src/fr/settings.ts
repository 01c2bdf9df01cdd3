import type { Translated } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translated<typeof english> = {
  'settings.title': 'Réglages',
  'settings.effects': 'Volume des pièces',
  'settings.place': 'Volume du feu et de la nuit',
  'settings.text-size': 'Taille des textes',
  'settings.size.normal': 'Normale',
  'settings.size.large': 'Grande',
  'settings.size.largest': 'Très grande',
  'settings.contrast': 'Contraste élevé',
  'settings.left-handed': 'Gaucher',
  'settings.speed': 'Vitesse des mouvements',
  'settings.speed.slow': 'Lente',
  'settings.speed.normal': 'Habituelle',
  'settings.speed.fast': 'Rapide',
  'settings.hints': 'Montrer ce que l’on peut toucher',
  'settings.hand': 'Taille de votre main',
  'settings.full-screen': 'Plein écran',
  'settings.calls': 'M’appeler quand c’est à moi',
  'settings.calls.denied':
    'Ce navigateur n’a pas le droit de vous appeler\u{a0}; autorisez-le pour cette page dans ses réglages.',
};
