import type { Translated } from '../catalogue.ts';
import type { settings as english } from '../en/settings.ts';

export const settings: Translated<typeof english> = {
  'settings.title': 'Einstellungen',
  'settings.effects': 'Lautstärke der Steine und Karten',
  'settings.place': 'Lautstärke von Feuer und Nacht',
  'settings.text-size': 'Schriftgröße',
  'settings.size.normal': 'Normal',
  'settings.size.large': 'Groß',
  'settings.size.largest': 'Sehr groß',
  'settings.contrast': 'Hoher Kontrast',
  'settings.left-handed': 'Linkshändig',
  'settings.speed': 'Wie schnell sich alles bewegt',
  'settings.speed.slow': 'Langsam',
  'settings.speed.normal': 'Wie gewohnt',
  'settings.speed.fast': 'Schnell',
  'settings.hints': 'Zeigen, was man berühren kann',
  'settings.hand': 'Größe deiner Hand',
  'settings.full-screen': 'Vollbild',
  'settings.calls': 'Mich rufen, wenn ich am Zug bin',
  'settings.calls.denied':
    'Diesem Browser wurde verboten, dich zu rufen; erlaube es für diese Seite in seinen Einstellungen.',
};
