import type { Topics } from '../catalogue.ts';

export const ended: Topics['ended'] = {
  'ended.title': 'Die Partie in Zahlen',
  'ended.turns': 'Züge',
  'ended.duration': 'Dauer',
  'ended.minutes': '{minutes} {minutes|Minute|Minuten}',
  'ended.hours': '{hours} Std. {minutes} Min.',
  'ended.best-turn': 'Größter Zug',
  'ended.best-turn-of': '{player}, Zug {turn}: +{points}',
  'ended.leads': 'Die Führung wechselte',
  'ended.leads-times': '{times}-mal',
  'ended.each': '{player}: Züge, Punkte je Zug, bester',
  'ended.each-of': '{turns}, {average}, +{best}',
  'ended.moments': 'Deine drei Momente',
  'ended.moments.at': 'Zug {ply}: {said} (−{percent} %). Besser: {better}',
  'ended.share': 'Teilen',
  'ended.save-picture': 'Ein Bild sichern',
  'ended.copy-text': 'Als Text kopieren',
  'ended.copied': 'Kopiert.',
  'ended.text': '{game}: {verdict}',
  'ended.text-score': '{player} {points}',
  'ended.text-turns': '{turns} {turns|Zug|Züge}',
};
