import type { Translated } from '../catalogue.ts';
import type { rune as english } from '../en/rune.ts';

export const rune: Translated<typeof english> = {
  'rune.term.blue': 'bleu',
  'rune.term.green': 'vert',
  'rune.term.red': 'rouge',
  'rune.term.asked.lay': 'une carte à poser',
  'rune.term.asked.master': 'une carte à piocher ou un maître des runes à placer',

  'rune.choice.lay': 'Posez une carte, tournée comme il vous plaît : elle doit recouvrir au moins une rune.',
  'rune.choice.master': 'Piochez une carte ou placez un maître des runes.',
  'rune.choice.over': 'La partie est terminée.',

  'rune.reason.game-over': 'La partie est terminée.',
  'rune.reason.not-now': 'Pas maintenant. On vous demande : {asked}.',
  'rune.reason.not-in-hand': 'Vous n’avez pas la carte {card} en main.',
  'rune.reason.covers-nothing': 'Une carte doit recouvrir au moins une rune de la table.',
  'rune.reason.runes-differ':
    'Les couleurs ne vont pas : elles doivent s’accorder avec toutes les runes sous la carte, ou toutes celles autour.',
  'rune.reason.covers-card': 'Une carte ne peut pas en recouvrir exactement une autre.',
  'rune.reason.covers-master': 'Un maître des runes se tient là : aucune carte ne peut recouvrir sa case.',
  'rune.reason.covers-marker': 'Un marqueur de grand maître se trouve là : aucune carte ne peut le recouvrir.',
  'rune.reason.unites': 'Cela réunirait des zones, dont une que l’adversaire contrôle.',
  'rune.reason.can-lay': 'Une carte ne quitte le jeu que si vous ne pouvez en poser aucune, et vous le pouvez encore.',
  'rune.reason.no-rune': 'Il n’y a pas de rune à cet endroit.',
  'rune.reason.master-there': 'Un maître des runes se tient déjà là.',
  'rune.reason.marker-there': 'Un marqueur de grand maître se trouve déjà là.',
  'rune.reason.their-area': 'L’adversaire contrôle cette zone.',
  'rune.reason.pile-empty': 'La pioche est vide : placez plutôt un maître des runes.',
  'rune.reason.nobody-draws':
    'L’adversaire n’a plus de maître des runes, donc personne ne pioche plus : placez un des vôtres.',
  'rune.reason.can-draw': 'Votre maître des runes n’a pas à quitter le jeu : vous pouvez encore piocher une carte.',
  'rune.reason.can-place': 'Votre maître des runes n’a pas à quitter le jeu : une rune est encore libre pour lui.',
  'rune.reason.no-grandmaster': 'Cette partie se joue sans marqueurs de grand maître.',
  'rune.reason.marker-used': 'Vous avez déjà utilisé votre marqueur de grand maître.',

  'rune.score.area': 'zone en {rune}, runes : {runes}',

  'rune.reconstruction.cards':
    'Les motifs des seize cartes sont notre reconstitution ; ceux qui sont imprimés peuvent être différents.',
  'rune.reconstruction.start-card':
    'Le motif de la carte de départ est notre reconstitution ; celui qui est imprimé peut être différent.',
  'rune.reconstruction.grandmaster':
    'L’emploi des marqueurs de grand maître est notre reconstitution : on ne connaît que les marqueurs eux-mêmes.',

  'rune.why.grows': 'agrandit ses zones (+{points})',
  'rune.why.shrinks': 'réduit une zone de l’adversaire (−{points})',
  'rune.why.prepares': 'prépare une zone libre de valeur {points}',
  'rune.why.builds': 'garde la table en équilibre',
  'rune.why.marks': 'change une rune importante en {rune}',
  'rune.why.secures': 's’assure une zone en {rune} avec un maître des runes',
  'rune.why.waits': 'garde ses maîtres des runes pour une meilleure zone',
  'rune.why.must': 'n’a pas d’autre choix',
};
