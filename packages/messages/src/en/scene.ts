/** What is on a table, at a glance. */
export const scene = {
  'scene.touchable': 'What can be touched',
  'scene.glances': 'Places to look from',
  'scene.glance.seat': 'Your seat',
  'scene.glance.hand': 'Your hand',
  'scene.glance.board': 'The board',
  'scene.glance.top': 'From above',
  'scene.glance.player': '{name}',
  'scene.glance.display': 'The display',
  'scene.glance.forges': 'The forges',
  'scene.glance.throne': 'The throne',
  'scene.glance.night': 'The night board',
  'scene.rune.areas': 'Areas',
  'scene.rune.turn-left': 'Turn left',
  'scene.rune.turn-right': 'Turn right',
  'scene.rune.fits': 'The card fits.',
  'scene.rune.lay': 'Lay it',
} as const;
