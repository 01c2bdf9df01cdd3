import type { Topics } from '../catalogue.ts';

export const ended: Topics['ended'] = {
  'ended.title': 'De partij in cijfers',
  'ended.turns': 'Beurten',
  'ended.duration': 'Duur',
  'ended.minutes': '{minutes} {minutes|minuut|minuten}',
  'ended.hours': '{hours} u {minutes} min',
  'ended.best-turn': 'Grootste beurt',
  'ended.best-turn-of': '{player}, beurt {turn}: +{points}',
  'ended.leads': 'De leiding wisselde',
  'ended.leads-times': '{times} keer',
  'ended.each': '{player}: beurten, punten per beurt, beste',
  'ended.each-of': '{turns}, {average}, +{best}',
  'ended.moments': 'Jouw drie momenten',
  'ended.moments.at': 'Zet {ply}: {said} (−{percent} %). Beter: {better}',
  'ended.share': 'Delen',
  'ended.save-picture': 'Een afbeelding bewaren',
  'ended.copy-text': 'Als tekst kopiëren',
  'ended.copied': 'Gekopieerd.',
  'ended.text': '{game}: {verdict}',
  'ended.text-score': '{player} {points}',
  'ended.text-turns': '{turns} {turns|beurt|beurten}',
};
