import type { Translated } from '../catalogue.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  'scene.touchable': 'Ce que vous pouvez toucher',
  'scene.back-to-seat': 'Revenir à votre place',
  'scene.stone.summon': 'Invoquer',
  'scene.stone.abilities': 'Capacités',
  'scene.glances': 'Points de vue',
  'scene.glance.seat': 'Votre place',
  'scene.glance.hand': 'Votre main',
  'scene.glance.board': 'Le plateau',
  'scene.glance.top': 'Vu d’en haut',
  'scene.glance.player': '{name}',
  'scene.glance.display': 'L’étalage',
  'scene.glance.forges': 'Les forges',
  'scene.glance.throne': 'Le trône',
  'scene.glance.night': 'Le plateau de nuit',
  'scene.rune.areas': 'Zones',
  'scene.rune.turn-left': 'Tourner à gauche',
  'scene.rune.turn-right': 'Tourner à droite',
  'scene.rune.fits': 'La carte convient.',
  'scene.rune.lay': 'La poser',
};
