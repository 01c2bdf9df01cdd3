import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Le but du jeu',
      text: [
        'Vous êtes un druide avec quelques cartes. Vous invoquez des créatures, leurs capacités vous apportent des pierres précieuses, et celles-ci deviennent des artéfacts. Les rangées d’artéfacts s’échangent contre des points de victoire et des pierres runiques, et les pierres runiques vous rendent plus fort jusqu’à la fin.',
        'Votre marqueur monte sur la piste de score. Qui atteint le trône, case 65, déclenche la dernière manche. Le plus grand nombre de points l’emporte.',
      ],
    },
    {
      id: 'setup',
      title: 'La mise en place',
      text: [
        'On joue de deux à quatre. Chacun commence avec huit cartes Druide, dont quatre en main, une pierre précieuse de chaque couleur et une joker. Pierres et jetons Minerai viennent d’une réserve qui peut s’épuiser.',
        'Six créatures se trouvent sur le plateau. De gauche à droite, leurs cases coûtent 4, 3, 3, 2, 2 et 1 point de magie. Les nouvelles cartes entrent à gauche et glissent vers la droite : ce que personne ne prend devient moins cher.',
        'Un artéfact se trouve sur chacune des cinq forges, et tous les artéfacts joker sur la forge joker. De chaque sorte de pierre runique, il y en a une à deux joueurs, deux à trois, trois à quatre.',
      ],
    },
    {
      id: 'turn',
      title: 'Votre tour',
      text: [
        'Faites exactement une de ces trois choses :',
        '• invoquer des créatures,',
        '• utiliser des capacités, ou',
        '• forger des artéfacts.',
        'Ensuite vous pouvez échanger des rangées d’artéfacts, et pour finir vous complétez votre main à quatre cartes. Si votre pioche est vide, votre défausse est mélangée pour la remplacer.',
      ],
    },
    {
      id: 'summon',
      title: 'Invoquer des créatures',
      text: [
        'Jouez des cartes d’une même couleur et additionnez leurs points de magie, c’est-à-dire leurs étoiles. Les cartes multicolores, dragons et certains druides, vont avec toutes les couleurs.',
        'Prenez autant de créatures du plateau que votre magie peut en payer ; leurs couleurs n’importent pas. Ce qui reste est perdu.',
        'Tout ce que vous avez joué et pris va dans votre défausse. Rien n’est donc perdu : invoquer agrandit votre jeu de cartes. Puis les cartes du plateau glissent et l’on complète.',
      ],
    },
    {
      id: 'abilities',
      title: 'Utiliser des capacités',
      text: [
        'Jouez deux cartes et utilisez la capacité de chacune une fois, dans l’ordre de votre choix. Vous pouvez en laisser une de côté.',
        'Il y a trois sortes de capacités : une ou deux actions qui se suivent ; deux actions dont vous choisissez une ; et les échanges, où vous payez d’abord des pierres puis recevez ce qui est montré. Une pierre joker peut en remplacer une de couleur, mais pas l’inverse.',
        'Les actions apportent des pierres, des cartes du plateau pour votre défausse, des points ou un lancer de dé. Ses six faces : une pierre de couleur au choix ; une pierre de couleur contre une joker ; 1 point ; 2 points ; un jeton Minerai ; la première créature de la pile.',
        'Attention aux numéros : des cartes jouées ainsi, vous ne gardez que celle qui a le plus petit. L’autre vous quitte, une créature pour la défausse de créatures, un druide pour toujours.',
      ],
    },
    {
      id: 'forge',
      title: 'Forger des artéfacts',
      text: [
        'Vous pouvez forger un artéfact, ou deux dans des forges différentes. Payez autant de pierres que la forge en demande, de la couleur de l’artéfact ; les pierres joker peuvent les remplacer. La forge joker accepte quatre pierres quelconques.',
        'Ou bien payez trois jetons Minerai, dans n’importe quelle forge. Il n’y a alors pas de bonus, et l’on ne mélange pas pierres et minerai.',
        'Les forges de gauche à droite : 2 pierres ; 2 pierres ; 3 pierres et un lancer de dé ; 3 pierres et un jeton Minerai ; 4 pierres et 3 points ; la forge joker, 4 pierres.',
        'Posez l’artéfact sur une case libre de sa couleur dans une de vos deux rangées ; il y reste. Les artéfacts joker vont partout, ceux de couleur jamais sur une case joker. Le bonus est aussitôt à vous et peut aider à payer le second artéfact.',
      ],
    },
    {
      id: 'trade',
      title: 'Échanger une rangée',
      text: [
        'Après votre action, vous pouvez échanger toute rangée d’au moins deux artéfacts : 2, 3, 4 ou 5 d’entre eux rapportent 3, 6, 10 ou 15 points. La rangée est ensuite vide.',
        'Pour chaque rangée, vous choisissez aussi une pierre runique. Vous pouvez en avoir quatre, jamais deux pareilles. Une rangée courte donne une pierre plus tôt, une longue plus de points : voilà la question du jeu.',
      ],
    },
    {
      id: 'rune-stones',
      title: 'Les pierres runiques',
      text: [
        '• Points de magie : 2 points de magie de plus à chaque invocation, même sans jouer de carte.',
        '• Main de cartes agrandie : vous complétez votre main à six cartes.',
        '• Échange : une fois par tour, une pierre contre un jeton Minerai ou un jeton Minerai contre une pierre de couleur.',
        '• Joker : posez une fois une pierre de couleur de la réserve sur cette pierre runique. Quand vous payez, toutes vos pierres de cette couleur valent des jokers.',
        '• Avantage : quand une carte propose deux actions au choix, vous pouvez faire les deux.',
        '• Double bonus : quand une carte vous fait lancer le dé, vous pouvez en prendre deux fois le bonus.',
        '• Point de victoire supplémentaire : un point de plus pour chaque carte dont la capacité vous en rapporte.',
        '• Utiliser 3 capacités : vous pouvez jouer trois cartes pour leurs capacités. Vous n’en gardez qu’une.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      text: [
        'Dès que quelqu’un a 65 points, on termine la manche pour que tous aient joué autant de tours.',
        'Puis trois pierres précieuses ou jetons Minerai rapportent un point, et les rangées qui n’ont pas été échangées comptent comme si elles l’étaient. Qui a le plus de points l’emporte ; en cas d’égalité, la victoire est partagée.',
        'Si personne ne marque pendant vingt manches de suite, la partie s’arrête aussi.',
      ],
    },
    {
      id: 'nocturnal',
      title: 'Nocturnal Creatures',
      text: [
        'Seize banshees se joignent aux créatures, quatre sortes en quatre couleurs :',
        '• Pillage : chaque adversaire qui a une pierre de la couleur de la banshee vous en donne une.',
        '• Résurrection : mettez une carte de la défausse de créatures dans la vôtre.',
        '• Échange de cartes : prenez en main une carte de la défausse de créatures. La banshee vous quitte, et vous gardez l’autre carte jouée.',
        '• Feu follet : choisissez une des quatre tuiles Feu follet visibles et recevez son bonus.',
        'Des jetons Nuit se trouvent toutes les cinq cases de la piste jusqu’à 50 ; trois ou deux d’entre eux montrent un feu follet. Quand votre marqueur en atteint ou en dépasse un, vous pouvez aussitôt choisir une tuile.',
        'Les tuiles apportent des points, des pierres, ou un lancer de dé avec une pierre ou un jeton Minerai ; ou elles laissent prendre une carte au choix du plateau, les deux premières cartes de la pile, ou jouer une carte de plus pour sa capacité et la garder.',
      ],
    },
    {
      id: 'queenie',
      title: 'Queenie 1',
      text: [
        'Deux sortes de pierres runiques de plus. Elles en remplacent deux autres, tirées au sort à chaque partie :',
        '• Défausser le plus petit numéro : des cartes utilisées, vous gardez celle qui a le plus grand numéro au lieu du plus petit.',
        '• Pierre ou points : chaque fois qu’une carte vous rapporte des points, vous pouvez prendre une pierre de couleur à la place.',
      ],
    },
  ],
};
