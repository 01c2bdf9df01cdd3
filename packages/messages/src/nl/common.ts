import type { Translated } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'refusal.malformed': 'Dat is geen zet.',
  'refusal.rate-limited': 'Dat was te veel tegelijk. Wacht even.',
  'refusal.version-mismatch': 'Deze pagina is ouder dan de server. Laad haar opnieuw.',
  'refusal.not-seated': 'Je hebt geen plaats aan deze tafel.',
  'refusal.no-such-seat': 'Die plaats is er niet.',
  'refusal.seat-taken': 'Op die plaats zit al iemand.',
  'refusal.no-such-level': 'Zo’n computerspeler is er niet.',
  'refusal.not-host': 'Dat kan alleen wie de tafel heeft geopend.',
  'refusal.not-enough-players': 'Er zijn nog plaatsen vrij.',
  'refusal.not-started': 'De partij is nog niet begonnen.',
  'refusal.already-started': 'De partij is al begonnen.',
  'refusal.wrong-ply': 'Aan tafel is het intussen verdergegaan.',
  'refusal.not-your-turn': 'Je bent niet aan de beurt.',
  'refusal.not-legal': 'Dat mag niet.',
  'refusal.floor': 'Dat kan niet worden teruggenomen.',
  'refusal.game-over': 'Het spel is afgelopen.',
  'refusal.no-such-table': 'Er is geen tafel met deze code.',
  'refusal.outdated-match': 'Deze partij is met oudere regels begonnen en kan niet verder.',
  'refusal.bad-options': 'Met deze opties kan het spel niet worden gespeeld.',
  'refusal.unavailable': 'De server kan nu niets opslaan. Er is niets gebeurd; probeer het nog eens.',
  'refusal.floor.turn-passed': 'Dat kan niet worden teruggenomen: de beurt is voorbij.',
  'refusal.floor.revealed': 'Dat kan niet worden teruggenomen: er is iets verborgens zichtbaar geworden.',
  'refusal.server-full': 'Alle tafels van deze server zijn bezet.',
  'refusal.bad-seats': 'Dit spel is voor {min} tot {max} spelers.',
};
