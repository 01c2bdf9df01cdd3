import type { Translated } from '../catalogue.ts';
import type { scene as english } from '../en/scene.ts';

export const scene: Translated<typeof english> = {
  'scene.touchable': 'Wat je kunt aanraken',
  'scene.back-to-seat': 'Terug naar je plaats',
  'scene.stone.summon': 'Oproepen',
  'scene.stone.abilities': 'Vaardigheden',
  'scene.glances': 'Kijkplekken',
  'scene.glance.seat': 'Jouw plek',
  'scene.glance.hand': 'Je hand',
  'scene.glance.board': 'Het speelbord',
  'scene.glance.top': 'Van boven',
  'scene.glance.player': '{name}',
  'scene.glance.display': 'De uitstalling',
  'scene.glance.forges': 'De smederijen',
  'scene.glance.throne': 'De troon',
  'scene.glance.night': 'Het nachtbord',
  'scene.rune.areas': 'Gebieden',
  'scene.rune.turn-left': 'Linksom draaien',
  'scene.rune.turn-right': 'Rechtsom draaien',
  'scene.rune.fits': 'De kaart past.',
  'scene.rune.lay': 'Leggen',
};
