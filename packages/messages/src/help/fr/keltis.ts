import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Le but du jeu',
      text: [
        'Cinq sentiers de pierres montent une colline, un pour chaque couleur. Vous jouez des cartes en séries, et chaque carte fait avancer un de vos pions d’une pierre sur le sentier de sa couleur.',
        'Les premières pierres coûtent des points, les dernières en rapportent beaucoup. Mieux vaut donc aller loin sur quelques sentiers que faire quelques pas sur tous. Qui a le plus de points à la fin l’emporte.',
      ],
    },
    {
      id: 'setup',
      title: 'La mise en place',
      text: [
        'On joue de deux à quatre. Chacun a un grand pion et quatre petits ; tous attendent sur la case de départ.',
        'Les 110 cartes ont cinq couleurs et les numéros de 0 à 10, chaque carte existe deux fois. Chacun reçoit huit cartes. À deux, trente cartes quittent le jeu sans être vues. Le reste forme la pioche.',
        'Les 25 jetons sont mélangés sur leurs places le long des sentiers et restent visibles dès le début : neuf pierres à souhait, neuf trèfles et sept jetons de points.',
      ],
    },
    {
      id: 'turn',
      title: 'Votre tour',
      text: [
        'Un tour a deux temps, toujours dans cet ordre :',
        '• Jouez une carte dans votre série de sa couleur, ou mettez une carte sur la défausse de sa couleur.',
        '• Prenez ensuite une carte, de la pioche ou du dessus d’une défausse, pour en avoir de nouveau huit.',
        'Seule la carte que vous venez de défausser à ce tour ne peut être reprise. Quand vous défaussez, aucun pion n’avance.',
        'Si depuis longtemps personne n’a joué de carte ni pioché (quatre tours par personne), seule la pioche reste ouverte jusqu’à ce que l’un des deux se produise.',
      ],
    },
    {
      id: 'rows',
      title: 'Les séries de cartes',
      text: [
        'Vous avez une série pour chaque couleur. Une série monte ou descend, à votre choix : dès que deux numéros différents s’y trouvent, son sens est fixé.',
        'Ensuite, chaque carte doit aller plus loin dans ce sens ou être égale à la dernière. Vous pouvez sauter des numéros, mais jamais y revenir. Des numéros égaux vont toujours, et deux cartes égales au début laissent encore les deux sens ouverts.',
      ],
    },
    {
      id: 'figures',
      title: 'Avancer les pions',
      text: [
        'Chaque carte jouée avance votre pion d’une pierre sur le sentier de sa couleur. Le numéro de la carte n’y change rien.',
        'Si vous n’y avez pas encore de pion, un de ceux de la case de départ entre sur la première pierre. Tant que vous avez les deux tailles, c’est vous qui choisissez : le grand pion compte double à la fin, en bien comme en mal. Vous n’avez jamais deux pions sur un même sentier ; les pions de joueurs différents peuvent partager une pierre.',
        'Si votre pion est déjà sur la dernière pierre, vous pouvez encore jouer les cartes de cette couleur qui conviennent. Vous devez alors avancer un autre de vos pions d’une pierre, ou en faire entrer un nouveau sur un sentier de votre choix où vous n’en avez pas.',
      ],
    },
    {
      id: 'tiles',
      title: 'Les jetons',
      text: [
        'Un jeton agit quand un pion arrive sur sa pierre :',
        '• Points : vous les marquez aussitôt. Le jeton reste pour les autres. Le grand pion ne le double pas.',
        '• Trèfle : avancez un de vos pions d’une pierre, le même ou un autre, ou faites-en entrer un nouveau sur un sentier libre. Vous pouvez aussi y renoncer. Le trèfle reste. Si ce pas mène sur un jeton, il agit à son tour.',
        '• Pierre à souhait : vous la prenez et la gardez. La place reste vide, il est donc bon d’arriver le premier.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      text: [
        'Les trois dernières pierres de chaque sentier forment la zone d’arrivée. Dès que cinq pions s’y trouvent, tous joueurs réunis, la partie s’arrête aussitôt : le jeton sous le dernier n’agit plus et personne ne pioche.',
        'La partie s’arrête aussi dès que la dernière carte de la pioche est prise.',
      ],
    },
    {
      id: 'scoring',
      title: 'Le décompte',
      text: [
        'Additionnez :',
        '• Chaque pion rapporte les points de sa pierre. De la première à la neuvième : −4, −3, −2, 1, 2, 3, 6, 7 et 10 points. Le grand pion compte double, même en dessous de zéro. Les pions restés au départ ne comptent pas.',
        '• Pierres à souhait : aucune coûte 4 points, une en coûte 3 ; deux en rapportent 2, trois 3, quatre 6, cinq ou plus 10.',
        '• Les points reçus des jetons pendant la partie.',
        'Qui en a le plus l’emporte. En cas d’égalité, la victoire est partagée.',
      ],
    },
  ],
};
