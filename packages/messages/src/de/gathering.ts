import type { Translated } from '../catalogue.ts';
import type { gathering as english } from '../en/gathering.ts';

export const gathering: Translated<typeof english> = {
  'gathering.invited': 'Du bist an einen Tisch eingeladen',
  'gathering.name': 'Wie sollen dich die anderen nennen?',
  'gathering.come-in': 'Hereinkommen',
  'gathering.rename': 'Deinen Namen ändern',
  'gathering.rename.done': 'So heiße ich',
  'gathering.setting': 'Was gespielt wird',
  'gathering.change': 'Ändern',
  'gathering.changed': 'Fertig',
  'gathering.game': 'Spiel',
  'gathering.news': 'Geändert wurde: {what}',
  'refusal.too-many-people': 'Am Tisch sitzen mehr Leute, als es dann Plätze gäbe: Erst müsste jemand aufstehen.',
  'refusal.fixed-setting': 'Was hier gespielt wird, steht fest: Wer kommt, wünscht sich genau das.',
  'gathering.plain': 'das einfache Spiel',
  'gathering.only-here':
    'Nur dieser Computer erreicht diesen Server: Der Link gilt in anderen Fenstern hier, auf keinem anderen Gerät.',
  'gathering.slow':
    'Es beginnt von selbst, wenn alle sitzen. Du musst nicht warten: Dein Platz bleibt deiner, und die Partie steht auf der Startseite.',
  'gathering.meanwhile': 'Inzwischen gegen den Computer spielen',
  'gathering.meanwhile.waiting': 'Dein Tisch wartet auf Mitspieler; dies ist ein Spiel für inzwischen.',
  'gathering.meanwhile.here': 'Jemand hat sich an deinen Tisch gesetzt.',
  'gathering.meanwhile.back': 'Zu deinem Tisch',
};
