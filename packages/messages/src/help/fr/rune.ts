import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Le but du jeu',
      text: [
        'Deux joueurs posent des cartes qui se chevauchent. Les runes d’une même couleur se rejoignent en zones, et vos trois maîtres des runes vous assurent les meilleures.',
        'Une rune bleue vaut 1 point, une verte 2, une rouge 3. Chaque maître n’est placé qu’une fois et ne bouge plus jamais : tout l’art est de choisir le moment.',
      ],
    },
    {
      id: 'setup',
      title: 'La mise en place',
      text: [
        'La carte de départ est au milieu de la table. Il y a seize autres cartes. Chacune montre six runes sur deux colonnes et trois lignes : trois bleues, deux vertes et une rouge.',
        'Chacun a trois cartes en main et trois maîtres. Les dix autres cartes forment la pioche, face cachée.',
      ],
    },
    {
      id: 'turn',
      title: 'Votre tour',
      text: [
        'Posez d’abord une carte de votre main. Faites ensuite l’une de ces deux choses : piochez la première carte de la pioche ou placez un maître.',
        'Vous avez donc toujours autant de cartes qu’il vous reste de maîtres : trois au début, puis deux, puis une. Chaque maître vous coûte de la liberté.',
      ],
    },
    {
      id: 'laying',
      title: 'Poser une carte',
      text: [
        'Vous pouvez tourner la carte comme il vous plaît, et elle peut dépasser de ce qui est posé. Elle doit suivre le quadrillage des runes et en recouvrir au moins une.',
        'Une de ces deux conditions suffit :',
        '• Dessous : chaque rune recouverte a la même couleur que la rune qui vient sur elle.',
        '• Autour : chaque rune de la carte a la même couleur que toutes les runes visibles à côté d’elle, en haut, en bas, à gauche et à droite, hors de la carte.',
        'Si la carte s’accorde avec le dessous, peu importe ce qui l’entoure, et inversement.',
      ],
    },
    {
      id: 'forbidden',
      title: 'Ce qu’une carte ne peut pas faire',
      text: [
        '• Elle ne peut pas en recouvrir exactement une autre. Plusieurs cartes ensemble le peuvent.',
        '• Elle ne peut pas recouvrir une rune où se tient un maître, quel que soit son camp.',
        '• Elle ne peut pas réunir des zones dont une est contrôlée par l’adversaire.',
        'Tout le reste est permis : vous pouvez agrandir, réduire ou couper n’importe quelle zone. Une zone coupée reste au maître, mais seulement la partie où il se tient.',
      ],
    },
    {
      id: 'masters',
      title: 'Zones et maîtres',
      text: [
        'Une zone est un groupe de runes visibles d’une couleur qui se touchent par les côtés. Les coins ne comptent pas. Qui a un maître dans une zone la contrôle.',
        'Vous pouvez placer un maître sur toute rune visible qui n’en porte pas, tant que l’adversaire ne contrôle pas sa zone. Ce peut être une rune de la carte que vous venez de poser. Quand la pioche est vide, vous devez placer un maître.',
        'Si vous ne pouvez poser aucune de vos cartes, ce qui n’arrive presque jamais, l’une d’elles quitte le jeu et vous montrez les autres. Un maître qui doit être placé et ne trouve pas de rune quitte le jeu lui aussi.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      text: [
        'Qui a placé son dernier maître ne joue plus. Dès lors, personne ne pioche : l’autre pose une carte et place un maître à chaque tour, jusqu’à n’en plus avoir. Alors la partie est terminée.',
      ],
    },
    {
      id: 'scoring',
      title: 'Le décompte',
      text: [
        'Chaque rune de vos zones rapporte ses points : bleu 1, vert 2, rouge 3. Une zone où se tiennent deux de vos maîtres compte une fois. Qui a le plus de points l’emporte ; en cas d’égalité, les deux gagnent.',
      ],
    },
    {
      id: 'grandmaster',
      title: 'La variante du grand maître',
      text: [
        'Chacun a un marqueur, bleu d’un côté et vert de l’autre. Une fois par partie, avant de poser une carte, vous pouvez le mettre sur une rune visible sans maître ni marqueur, du côté que vous voulez. Dès lors, cette case a cette couleur.',
        'Un marqueur ne peut pas réunir des zones dont une est contrôlée par l’adversaire. Aucune carte ne peut le recouvrir, mais on peut y placer un maître.',
      ],
    },
  ],
};
