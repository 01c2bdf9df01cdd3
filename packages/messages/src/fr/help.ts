import type { Translated } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help: Translated<typeof english> = {
  'help.title': '{game} : aide',
  'help.pages': 'Pages de l’aide',
  'help.page.rules': 'Règles',
  'help.page.lexicon': 'Lexique',
  'help.page.aid': 'En un coup d’œil',
  'help.page.about': 'À propos de cette version',
  'help.chapters': 'Chapitres',
  'help.close': 'Fermer l’aide',
  'help.loading': 'Un instant …',

  'help.about.printed':
    'Tout est ici comme imprimé ; seules les places des jetons viennent d’une autre source publique.',
  'help.about.reconstructed':
    'Une partie de ce qui est imprimé sur le matériel n’est pas connue du public. Nos données s’accordent avec tout ce qui est connu, et l’on joue bien avec :',
  'help.about.deck':
    'Qui possède le jeu et tient un serveur peut fournir les cartes imprimées : en ouvrant une table par l’interface du serveur, on ajoute l’option « deck », une liste des créatures, banshees et druides en JSON. Chaque carte s’écrit ainsi :',
  'help.about.deck-more':
    'Ce qui peut y figurer est décrit dans le fichier docs/rules/rune-stones.md du projet, sous « Another deck ». Tout ce qui ne va pas dans un jeu de cartes est énuméré, et l’enregistrement de la partie le conserve.',
  'help.about.own-words':
    'Les règles sont racontées avec nos propres mots. Les jeux sont l’œuvre de leurs auteurs et éditeurs.',

  'help.lexicon.search': 'Chercher',
  'help.lexicon.search-hint': 'dragon, pierre joker, dé …',
  'help.lexicon.count': '{count} {count|entrée|entrées}',
  'help.lexicon.empty': 'Rien ne s’appelle « {query} » ici.',
  'help.lexicon.all': 'Tout montrer',
  'help.lexicon.points': '{points} {points|point|points}',
  'help.lexicon.copies': 'Il y en a {count}.',
  'help.lexicon.copies-one': 'Il y en a une seule.',
  'help.lexicon.group.cards': 'Cartes',
  'help.lexicon.group.fields': 'Cases d’un sentier',
  'help.lexicon.group.tiles': 'Jetons',
  'help.lexicon.group.places': 'Où se trouvent les jetons',
  'help.lexicon.group.wishes': 'Pierres à souhait à la fin',
  'help.lexicon.group.runes': 'Runes',
  'help.lexicon.group.pieces': 'Pions et marqueurs',
  'help.lexicon.group.creatures': 'Créatures',
  'help.lexicon.group.dragons': 'Dragons',
  'help.lexicon.group.druids': 'Druides',
  'help.lexicon.group.banshees': 'Banshees',
  'help.lexicon.group.rune-stones': 'Pierres runiques',
  'help.lexicon.group.forges': 'Forges',
  'help.lexicon.group.die': 'Faces du dé',
  'help.lexicon.group.wisps': 'Tuiles Feu follet',
  'help.lexicon.group.night': 'Jetons Nuit',
  'help.lexicon.group.stones': 'Pierres précieuses et minerai',
  'help.lexicon.group.rows': 'Rangées d’artéfacts',
  'help.lexicon.group.display': 'Les créatures du plateau',
  'help.lexicon.keltis.cards': 'Numéros de 0 à 10, chaque carte deux fois.',
  'help.lexicon.keltis.goal': 'Zone d’arrivée : le cinquième pion ici termine la partie.',
  'help.lexicon.keltis.end-stone': 'La pierre d’arrivée : un pion ne va pas plus loin.',
  'help.lexicon.keltis.large': 'Le grand pion compte double, même en dessous de zéro.',
  'help.lexicon.keltis.wish': 'Vous la prenez et la gardez. Plus vous en avez, mieux c’est.',
  'help.lexicon.keltis.clover': 'Avancez un de vos pions d’une case, ou aucun. Le trèfle reste.',
  'help.lexicon.keltis.points': 'Marqués aussitôt par chaque pion qui arrive ici. Le jeton reste.',
  'help.lexicon.rune.start': 'Carte de départ',
  'help.lexicon.rune.rune': 'Pour chaque rune de cette couleur dans les zones que vous contrôlez.',
  'help.lexicon.rune.master': 'Maître des runes',
  'help.lexicon.rune.master-text':
    'Trois par camp. Il contrôle la zone où il se tient et ne bouge jamais. Aucune carte ne peut le recouvrir.',
  'help.lexicon.rune.marker': 'Marqueur de grand maître',
  'help.lexicon.rune.marker-text':
    'Dans la variante seulement : une fois par partie, il rend une rune bleue ou verte. Aucune carte ne peut le recouvrir.',
  'help.lexicon.rune-stones.magic': 'magie {magic}',
  'help.lexicon.rune-stones.in-display': 'sur le plateau pour {cost} de magie',
  'help.lexicon.rune-stones.in-hand': 'dans votre main',
  'help.lexicon.rune-stones.slot': 'Case {slot}',
  'help.lexicon.rune-stones.slot-text': 'Une créature coûte ici {cost} de magie.',
  'help.lexicon.rune-stones.row': '{artefacts} artéfacts',
  'help.lexicon.rune-stones.row-text': 'Échangés, ils rapportent {points} points et une pierre runique.',
  'help.lexicon.rune-stones.supply': 'Il y en a {count} en tout ; ce qui manque à la réserve, personne ne le reçoit.',
  'help.lexicon.rune-stones.wild': 'Remplace toute autre pierre.',
  'help.lexicon.rune-stones.ore': 'Trois jetons Minerai paient dans toute forge, sans son bonus.',
  'help.lexicon.rune-stones.night-wisp': 'Jeton Nuit avec un feu follet',
  'help.lexicon.rune-stones.night-wisp-text':
    'Quand votre marqueur l’atteint ou le dépasse, vous pouvez aussitôt choisir une tuile Feu follet.',
  'help.lexicon.rune-stones.night-blank': 'Jeton Nuit sans feu follet',
  'help.lexicon.rune-stones.night-blank-text': 'Il ne se passe rien ici.',

  'help.aid.keltis.turn': 'Jouez une carte dans sa série ou défaussez-la. Puis prenez-en une.',
  'help.aid.keltis.rows': 'Une série monte ou descend ; les numéros égaux vont toujours.',
  'help.aid.keltis.figures': 'Chaque carte jouée avance votre pion d’une case. Le grand compte double.',
  'help.aid.keltis.fields': 'Cases : −4 −3 −2 · 1 2 3 · 6 7 10',
  'help.aid.keltis.clover': 'Trèfle : un pas de plus pour un pion au choix.',
  'help.aid.keltis.wish': 'Pierres à souhait : −4 −3 2 3 6, à partir de cinq 10',
  'help.aid.keltis.points': 'Points : aussitôt.',
  'help.aid.keltis.end': 'La fin : cinq pions dans la zone d’arrivée, ou la pioche est vide.',
  'help.aid.rune.turn': 'Posez une carte. Puis piochez-en une ou placez un maître.',
  'help.aid.rune.fit':
    'Elle doit recouvrir une rune et s’accorder avec toutes les runes dessous ou toutes celles autour.',
  'help.aid.rune.forbidden':
    'Interdit : exactement sur une autre carte, sur un maître, réunir une zone de l’adversaire.',
  'help.aid.rune.points': 'Points par rune contrôlée : bleu 1, vert 2, rouge 3',
  'help.aid.rune.end': 'La fin : tous les maîtres sont placés. Qui n’en a plus attend.',
  'help.aid.rune-stones.turn':
    'Une action : invoquer, utiliser des capacités ou forger. Puis échanger, et compléter à quatre cartes.',
  'help.aid.rune-stones.magic': 'Magie : les cartes d’une couleur s’additionnent. Les cases coûtent 4 3 3 2 2 1.',
  'help.aid.rune-stones.abilities':
    'Capacités : jouez deux cartes, dans l’ordre voulu. Vous gardez le plus petit numéro.',
  'help.aid.rune-stones.forge':
    'Forgez un artéfact, ou deux dans des forges différentes : des pierres de sa couleur, ou trois jetons Minerai sans bonus.',
  'help.aid.rune-stones.wild': 'Une pierre joker paie toutes les couleurs.',
  'help.aid.rune-stones.trade':
    'Échanger 2, 3, 4, 5 artéfacts : 3, 6, 10, 15 points et une pierre runique (quatre au plus).',
  'help.aid.rune-stones.die':
    'Dé : pierre au choix, échange contre une joker, 1 point, 2 points, minerai, première créature.',
  'help.aid.rune-stones.end':
    'La fin : à 65 points, la manche est la dernière. Trois pierres ou jetons Minerai rapportent un point.',

  'help.guide.title': 'Première partie',
  'help.guide.start': 'Première partie guidée',
  'help.guide.progress': 'Étape {step} sur {steps}',
  'help.guide.next': 'Suite',
  'help.guide.skip': 'Passer',
  'help.guide.back': 'Retour',
  'help.guide.close': 'Fermer le guide',
  'help.guide.resume': 'Ouvrir le guide',
  'help.guide.play-on': 'Continuer la partie',
  'help.guide.over':
    'C’est tout ce qu’il vous faut. Continuez : ce qui brille peut être touché, et F1 ouvre les règles.',
  'help.guide.hint.wait': 'C’est à l’adversaire de jouer. Regardez ce qui se passe.',
  'help.guide.hint.meanwhile': 'Autre chose vient d’abord : répondez à ce qui est demandé en haut.',
  'help.guide.hint.other':
    'C’est permis aussi, mais cette étape parle d’autre chose. Annulez, ou faites-le la prochaine fois ; « Passer » saute l’étape.',

  'help.guide.keltis.welcome':
    'Bienvenue ! Cinq sentiers montent la colline. Vos cartes y font avancer vos pions : les premières pierres coûtent des points, les dernières en rapportent beaucoup.',
  'help.guide.keltis.card': 'Voici vos huit cartes. Touchez celle qui brille en blanc.',
  'help.guide.keltis.play': 'Touchez maintenant votre série de cette couleur, et la carte y est jouée.',
  'help.guide.keltis.enter':
    'Une carte fait entrer un pion sur son sentier. Prenez le grand : il compte double à la fin, et vous voulez aller loin ici.',
  'help.guide.keltis.draw': 'Chaque tour finit par une carte à prendre. Prenez-en une de la pioche.',
  'help.guide.keltis.row':
    'À vous de nouveau. Jouez une deuxième carte de la même couleur : un numéro différent décide si cette série monte ou descend désormais.',
  'help.guide.keltis.clover': 'Un trèfle ! Vous pouvez avancer un pion au choix d’une case. Avancez encore le même.',
  'help.guide.keltis.wish':
    'Et voilà une pierre à souhait : elle est à vous. Aucune ou une seule coûte des points à la fin, cinq en rapportent dix. Les autres ne peuvent plus la prendre.',
  'help.guide.keltis.draw-again':
    'Prenez de nouveau une carte. Le dessus des défausses est ouvert aussi, dès qu’il s’y trouve quelque chose.',
  'help.guide.keltis.discard':
    'Toute carte n’est pas utile. Cette fois, défaussez-en une : touchez la carte, puis la défausse de sa couleur. Aucun pion n’avance.',
  'help.guide.keltis.draw-last':
    'Et prenez une carte. Seule celle que vous venez de défausser ne vous est pas ouverte.',
  'help.guide.keltis.hand':
    'Il est sage de commencer peu de séries et d’y aller loin. Gardez les cartes que les autres attendent.',
  'help.guide.keltis.end':
    'À partir de la septième pierre, c’est la zone d’arrivée. La partie s’arrête quand cinq pions y sont, tous joueurs réunis, ou quand la pioche est vide. Pressez-vous si cela vous aide.',

  'help.guide.rune.welcome':
    'Bienvenue ! Voici la carte de départ. À chaque tour, vous posez une carte qui chevauche ce qui est là. Les runes d’une couleur qui se touchent forment une zone.',
  'help.guide.rune.card': 'Touchez une carte de votre main pour la prendre.',
  'help.guide.rune.turn':
    'Tournez-la : avec R, la molette ou les boutons à côté. Les cartes peuvent être posées dans tous les sens.',
  'help.guide.rune.lay':
    'Posez-la maintenant. Elle doit recouvrir au moins une rune, et ses couleurs doivent s’accorder avec toutes les runes dessous, ou toutes celles autour. Là où elle va, elle est claire.',
  'help.guide.rune.draw':
    'Ensuite, vous piochez une carte ou vous placez un maître des runes. Cette fois, piochez : touchez la pioche.',
  'help.guide.rune.around':
    'À vous de nouveau : posez une autre carte. Essayez de réunir des runes d’une couleur ; les rouges valent 3 points, les vertes 2, les bleues 1.',
  'help.guide.rune.master':
    'Placez maintenant un maître des runes dans la meilleure zone. Il y reste jusqu’à la fin, et vous aurez une carte de moins.',
  'help.guide.rune.area':
    'Cette zone est à vous. Chaque rune y compte, et elle peut encore grandir. L’adversaire peut la réduire, mais pas recouvrir la rune de votre maître.',
  'help.guide.rune.unite':
    'Personne ne peut réunir des zones dont une est contrôlée par l’adversaire. Un maître protège donc aussi, et il bloque.',
  'help.guide.rune.end':
    'Il vous reste deux maîtres. Qui a placé le dernier s’arrête ; l’autre termine seul. Quand tous sont placés, on compte les runes.',

  'help.guide.rune-stones.welcome':
    'Bienvenue, druide ! Votre marqueur monte sur la piste de score, et le trône attend sur la case 65. Chaque tour a une action : invoquer, utiliser des capacités ou forger.',
  'help.guide.rune-stones.stones':
    'Ces pierres précieuses sont à vous : une de chaque couleur et une joker, qui les remplace toutes. On en fait des artéfacts.',
  'help.guide.rune-stones.summon': 'D’abord il vous faut des créatures. Choisissez « Invoquer des créatures ».',
  'help.guide.rune-stones.magic': 'Jouez une carte pour sa magie : ses étoiles. Une carte forte mène loin.',
  'help.guide.rune-stones.more-magic':
    'Vous pouvez ajouter des cartes de la même couleur, et les multicolores toujours. Leur magie s’additionne. Jouez-en encore une.',
  'help.guide.rune-stones.enough': 'C’est assez de magie. Dites que vous avez fini.',
  'help.guide.rune-stones.take':
    'Choisissez maintenant une créature. La case donne son prix ; à droite elles sont bon marché.',
  'help.guide.rune-stones.take-more':
    'S’il reste de la magie, prenez-en une autre ou arrêtez-vous là. Ce qui reste est perdu.',
  'help.guide.rune-stones.discard':
    'Toutes ces cartes sont maintenant dans votre défausse. Rien n’est perdu : elles reviennent quand votre pioche est épuisée.',
  'help.guide.rune-stones.abilities': 'Au tour suivant : des pierres. Choisissez « Utiliser des capacités ».',
  'help.guide.rune-stones.cards':
    'Jouez deux cartes. Vous ne garderez que celle qui a le plus petit numéro : choisissez-les bien.',
  'help.guide.rune-stones.use': 'Utilisez l’une d’elles. L’ordre dépend de vous.',
  'help.guide.rune-stones.gem': 'Prenez la pierre. Pour une forge, il en faut de la couleur de l’artéfact.',
  'help.guide.rune-stones.other': 'L’autre maintenant. Faites ce qu’elle propose ; vous pouvez aussi la laisser.',
  'help.guide.rune-stones.kept':
    'La carte au plus petit numéro est dans votre défausse, l’autre vous a quitté. Les cartes faibles s’en vont ainsi : vos cartes s’améliorent.',
  'help.guide.rune-stones.forge':
    'Il est temps de forger. Les deux premières forges demandent deux pierres de la couleur de l’artéfact ; une joker peut en remplacer une. Choisissez une forge qui brille.',
  'help.guide.rune-stones.pay': 'Payez : d’abord des pierres de couleur, et gardez la joker si possible.',
  'help.guide.rune-stones.place':
    'Posez l’artéfact sur une case de sa couleur, dans la rangée du haut ou du bas. Il y reste.',
  'help.guide.rune-stones.second':
    'Vous pouvez forger un second artéfact dans une autre forge. Si vous pouvez payer, faites-le : deux dans la même rangée suffisent pour l’échanger.',
  'help.guide.rune-stones.trade':
    'Dès que deux artéfacts sont dans une rangée, vous pouvez l’échanger : 3 points pour deux, 15 pour cinq. Échangez-la maintenant, pour la pierre runique.',
  'help.guide.rune-stones.rune': 'Choisissez une pierre runique. Elle vous aide jusqu’à la fin de la partie.',
  'help.guide.rune-stones.stone':
    'Votre première pierre runique ! Vous pouvez en avoir quatre, toutes différentes. Quand l’une peut servir, elle le montre.',
  'help.guide.rune-stones.end':
    'À 65 points commence la dernière manche. À la fin, les pierres et les rangées comptent aussi. Rangées longues pour les points, courtes pour les pierres runiques : à vous de trouver votre voie.',
};
