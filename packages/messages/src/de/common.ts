import type { Translated } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'refusal.malformed': 'Das ist kein Zug.',
  'refusal.rate-limited': 'Das war zu viel auf einmal. Warte einen Augenblick.',
  'refusal.version-mismatch': 'Diese Seite ist älter als der Server. Lade sie neu.',
  'refusal.not-seated': 'Du hast an diesem Tisch keinen Platz.',
  'refusal.no-such-seat': 'Diesen Platz gibt es nicht.',
  'refusal.seat-taken': 'Auf diesem Platz sitzt schon jemand.',
  'refusal.no-such-level': 'Einen solchen Computerspieler gibt es nicht.',
  'refusal.not-host': 'Das kann nur, wer den Tisch eröffnet hat.',
  'refusal.not-enough-players': 'Es sind noch Plätze frei.',
  'refusal.not-started': 'Die Partie hat noch nicht begonnen.',
  'refusal.already-started': 'Die Partie hat schon begonnen.',
  'refusal.wrong-ply': 'Am Tisch ging es inzwischen weiter.',
  'refusal.not-your-turn': 'Du bist nicht an der Reihe.',
  'refusal.not-legal': 'Das ist nicht erlaubt.',
  'refusal.floor': 'Das lässt sich nicht zurücknehmen.',
  'refusal.game-over': 'Das Spiel ist zu Ende.',
  'refusal.no-such-table': 'Einen Tisch mit diesem Code gibt es nicht.',
  'refusal.outdated-match': 'Diese Partie wurde nach älteren Regeln begonnen und kann nicht weitergehen.',
  'refusal.bad-options': 'Mit diesen Einstellungen kann man das Spiel nicht spielen.',
  'refusal.unavailable': 'Der Server kann gerade nichts speichern. Es ist nichts geschehen; versuche es noch einmal.',
  'refusal.floor.turn-passed': 'Das lässt sich nicht zurücknehmen: Der Zug ist vorbei.',
  'refusal.floor.revealed': 'Das lässt sich nicht zurücknehmen: Etwas Verdecktes wurde aufgedeckt.',
  'refusal.server-full': 'Alle Tische dieses Servers sind besetzt.',
  'refusal.bad-seats': '{min} bis {max} können dieses Spiel spielen.',
};
