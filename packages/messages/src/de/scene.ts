import type { Translated } from '../catalogue.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  'scene.touchable': 'Was du berühren kannst',
  'scene.back-to-seat': 'Zurück an deinen Platz',
  'scene.stone.summon': 'Beschwören',
  'scene.stone.abilities': 'Fähigkeiten',
  'scene.glances': 'Blickpunkte',
  'scene.glance.seat': 'Dein Platz',
  'scene.glance.hand': 'Deine Hand',
  'scene.glance.board': 'Der Spielplan',
  'scene.glance.top': 'Von oben',
  'scene.glance.player': '{name}',
  'scene.glance.display': 'Die Auslage',
  'scene.glance.forges': 'Die Schmieden',
  'scene.glance.throne': 'Der Thron',
  'scene.glance.night': 'Das Nachttableau',
  'scene.rune.areas': 'Gebiete',
  'scene.rune.turn-left': 'Nach links drehen',
  'scene.rune.turn-right': 'Nach rechts drehen',
  'scene.rune.fits': 'Die Karte passt.',
  'scene.rune.lay': 'Anlegen',
};
