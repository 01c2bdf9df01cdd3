import type { Pages } from '../catalogue.ts';

export const seeing: Pages['seeing'] = {
  'seeing.title': 'Façons de voir la table',
  'seeing.way.vr': 'Entrer en VR',
  'seeing.way.ar': 'Sur votre propre table (AR)',
  'seeing.way.side-by-side': 'Téléphone dans un casque',
  'seeing.way.anaglyph': 'Lunettes rouge-cyan',
  'seeing.way.grey-anaglyph': 'Lunettes rouge-cyan, en gris',
  'seeing.place': 'Place à la table',
  'seeing.place.seat': 'Votre place',
  'seeing.place.near': 'Devant',
  'seeing.place.left': 'Au coin gauche',
  'seeing.place.right': 'Au coin droit',
  'seeing.place.across': 'En face',
  'seeing.place.above': 'Debout, vu d’en haut',
  'seeing.lean': 'Se pencher',
  'seeing.hand': 'Main qui désigne',
  'seeing.hand.left': 'Gauche',
  'seeing.hand.right': 'Droite',
  'seeing.recentre': 'Se remettre droit',
  'seeing.leave': 'Retour à l’écran',
  'seeing.away.refused': 'Le casque n’a pas été autorisé, ou une autre page s’en sert. La table est ici, à l’écran.',
  'seeing.away.unfetched':
    'Ce qu’il faut au casque n’a pas pu être chargé. La connexion est-elle ouverte ? La table est ici, à l’écran.',
  'seeing.away.turns':
    'Le navigateur ne peut pas dire comment le téléphone est tourné : l’image ne pourrait pas suivre votre tête. Autorisez les capteurs de mouvement pour cette page, puis réessayez.',
  'seeing.away.space':
    'Le casque ne dit pas où vous êtes, il n’y a donc pas de place où s’asseoir. La table est ici, à l’écran.',
  'seeing.away.redrawn':
    'L’image a été redessinée avec d’autres réglages. Vous pouvez entrer à nouveau quand vous voulez.',
  'seeing.away.ended': 'Le casque a été quitté. La partie continue ici.',
  'seeing.away.hidden': 'Vous avez ôté le casque, ou regardé autre chose. La partie continue ici.',
  'seeing.away.lost':
    'La connexion à la table s’est rompue, le casque a donc été quitté. La partie continue ici dès qu’elle est rétablie.',
  'seeing.away.failed': 'Le casque n’a pas pu montrer la table. Elle est ici, à l’écran.',
};
