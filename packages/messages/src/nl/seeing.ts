import type { Pages } from '../catalogue.ts';

export const seeing: Pages['seeing'] = {
  'seeing.title': 'Manieren om de tafel te zien',
  'seeing.way.vr': 'Naar VR',
  'seeing.way.ar': 'Op je eigen tafel (AR)',
  'seeing.way.side-by-side': 'Telefoon in een kijker',
  'seeing.way.anaglyph': 'Rood-cyaanbril',
  'seeing.way.grey-anaglyph': 'Rood-cyaanbril, in grijs',
  'seeing.place': 'Plaats aan tafel',
  'seeing.place.seat': 'Jouw plaats',
  'seeing.place.near': 'Aan de voorkant',
  'seeing.place.left': 'Bij de linkerhoek',
  'seeing.place.right': 'Bij de rechterhoek',
  'seeing.place.across': 'Aan de overkant',
  'seeing.place.above': 'Staand, van boven',
  'seeing.lean': 'Naar voren leunen',
  'seeing.hand': 'Hand die wijst',
  'seeing.hand.left': 'Links',
  'seeing.hand.right': 'Rechts',
  'seeing.recentre': 'Weer recht zitten',
  'seeing.leave': 'Terug naar het scherm',
  'seeing.away.refused':
    'De bril werd niet toegestaan, of een andere pagina gebruikt hem. De tafel staat hier op het scherm.',
  'seeing.away.unfetched':
    'Wat een bril nodig heeft kon niet worden opgehaald. Is er verbinding? De tafel staat hier op het scherm.',
  'seeing.away.turns':
    'De browser mag niet zeggen hoe de telefoon gedraaid is: het beeld zou je hoofd niet kunnen volgen. Sta bewegingssensoren toe voor deze pagina en probeer het opnieuw.',
  'seeing.away.space':
    'De bril zegt niet waar je bent, dus is er geen plek om te zitten. De tafel staat hier op het scherm.',
  'seeing.away.redrawn': 'Het beeld werd met andere instellingen opnieuw getekend. Je kunt altijd weer naar binnen.',
  'seeing.away.ended': 'De bril werd verlaten. De partij gaat hier verder.',
  'seeing.away.hidden': 'Je hebt de bril afgezet of naar iets anders gekeken. De partij gaat hier verder.',
  'seeing.away.lost':
    'De verbinding met de tafel viel weg, daarom werd de bril verlaten. De partij gaat hier verder zodra ze terug is.',
  'seeing.away.failed': 'De bril kon de tafel niet tonen. Hij staat hier op het scherm.',
};
