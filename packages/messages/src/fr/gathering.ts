import type { Translated } from '../catalogue.ts';
import type { gathering as english } from '../en/gathering.ts';

export const gathering: Translated<typeof english> = {
  'gathering.invited': 'Vous êtes invité à une table',
  'gathering.name': 'Comment les autres doivent-ils vous appeler\u{a0}?',
  'gathering.come-in': 'Entrer',
  'gathering.rename': 'Changer votre nom',
  'gathering.rename.done': 'C’est mon nom',
  'gathering.setting': 'Ce que l’on joue',
  'gathering.change': 'Modifier',
  'gathering.changed': 'Terminé',
  'gathering.game': 'Jeu',
  'gathering.news': 'L’hôte a changé\u{a0}: {what}',
  'refusal.too-many-people':
    'Il y a plus de personnes à la table qu’il n’y aurait de places\u{a0}: quelqu’un devrait d’abord se lever.',
  'refusal.fixed-setting': 'Ce que l’on joue ici est fixé\u{a0}: qui vient souhaite exactement cela.',
  'gathering.plain': 'le jeu simple',
  'gathering.only-here':
    'Seul cet ordinateur peut joindre ce serveur\u{a0}: le lien fonctionne dans d’autres fenêtres ici, et sur aucun autre appareil.',
  'gathering.slow':
    'Cela commence tout seul quand tout le monde est assis. Inutile d’attendre\u{a0}: votre place reste à vous, et la partie est sur la page d’accueil.',
  'gathering.meanwhile': 'Jouer contre l’ordinateur en attendant',
  'gathering.meanwhile.waiting': 'Votre table attend des joueurs\u{a0}; ceci est une partie en attendant.',
  'gathering.meanwhile.here': 'Quelqu’un s’est assis à votre table.',
  'gathering.meanwhile.back': 'À votre table',
};
