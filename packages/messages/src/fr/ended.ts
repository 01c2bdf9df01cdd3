import type { Topics } from '../catalogue.ts';

export const ended: Topics['ended'] = {
  'ended.title': 'La partie en chiffres',
  'ended.turns': 'Tours',
  'ended.duration': 'Durée',
  'ended.minutes': '{minutes} {minutes|minute|minutes}',
  'ended.hours': '{hours} h {minutes} min',
  'ended.best-turn': 'Meilleur tour',
  'ended.best-turn-of': '{player}, tour {turn} : +{points}',
  'ended.leads': 'La tête a changé',
  'ended.leads-times': '{times} fois',
  'ended.each': '{player} : tours, points par tour, meilleur',
  'ended.each-of': '{turns}, {average}, +{best}',
  'ended.moments': 'Vos trois moments',
  'ended.moments.at': 'Coup {ply} : {said} (−{percent} %). Mieux : {better}',
  'ended.share': 'Partager',
  'ended.save-picture': 'Enregistrer une image',
  'ended.copy-text': 'Copier en texte',
  'ended.copied': 'Copié.',
  'ended.text': '{game} : {verdict}',
  'ended.text-score': '{player} {points}',
  'ended.text-turns': '{turns} {turns|tour|tours}',
};
