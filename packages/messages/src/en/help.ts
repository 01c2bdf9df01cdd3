/** The labels of the help, the lexicon, what is to be seen at a glance, and the guides. */
export const help = {
  'help.title': '{game}: help',
  'help.pages': 'Pages of the help',
  'help.page.rules': 'Rules',
  'help.page.lexicon': 'Lexicon',
  'help.page.aid': 'At a glance',
  'help.page.about': 'About this version',
  'help.chapters': 'Chapters',
  'help.close': 'Close the help',
  'help.loading': 'One moment …',

  'help.about.printed': 'Everything here is as printed; only the places of the tiles come from another public source.',
  'help.about.reconstructed':
    'Some of what is printed on the pieces is not publicly known. Ours fits everything that is known, and it plays well:',
  'help.about.deck':
    'A host who owns the game can supply the printed cards: whoever sets up a table through the server’s interface may add the option “deck”, a list of creatures, banshees and druids as JSON. Each card is written like this:',
  'help.about.deck-more':
    'What may stand there is described in the project’s file docs/rules/rune-stones.md, under “Another deck”. Whatever is wrong with a deck is listed, and a record of the match keeps it.',
  'help.about.own-words':
    'The rules are told in our own words. The games are the work of their authors and publishers.',

  'help.lexicon.search': 'Search',
  'help.lexicon.search-hint': 'red gem, dragon, die …',
  'help.lexicon.count': '{count} {count|entry|entries}',
  'help.lexicon.empty': 'Nothing here is called “{query}”.',
  'help.lexicon.all': 'Show everything',
  'help.lexicon.points': '{points} {points|point|points}',
  'help.lexicon.copies': 'There are {count}.',
  'help.lexicon.copies-one': 'There is one.',
  'help.lexicon.group.cards': 'Cards',
  'help.lexicon.group.fields': 'Fields of a path',
  'help.lexicon.group.tiles': 'Tiles',
  'help.lexicon.group.places': 'Where tiles lie now',
  'help.lexicon.group.wishes': 'Wish stones at the end',
  'help.lexicon.group.runes': 'Runes',
  'help.lexicon.group.pieces': 'Pieces',
  'help.lexicon.group.creatures': 'Creatures',
  'help.lexicon.group.dragons': 'Dragons',
  'help.lexicon.group.druids': 'Druids',
  'help.lexicon.group.banshees': 'Banshees',
  'help.lexicon.group.rune-stones': 'Rune stones',
  'help.lexicon.group.forges': 'Forges',
  'help.lexicon.group.die': 'Faces of the die',
  'help.lexicon.group.wisps': 'Wisp tiles',
  'help.lexicon.group.night': 'Night tokens',
  'help.lexicon.group.stones': 'Gems and ores',
  'help.lexicon.group.rows': 'Rows of artefacts',
  'help.lexicon.group.display': 'The display',
  'help.lexicon.keltis.cards': 'Numbers 0 to 10, each card twice.',
  'help.lexicon.keltis.goal': 'Goal area: the fifth figure there ends the game.',
  'help.lexicon.keltis.end-stone': 'The end stone: a figure goes no further.',
  'help.lexicon.keltis.large': 'The large figure scores twice as much, also below zero.',
  'help.lexicon.keltis.wish': 'You take it and keep it. The more you have, the better.',
  'help.lexicon.keltis.clover': 'Move any one of your figures one field, or none. The clover stays.',
  'help.lexicon.keltis.points': 'Scored at once by every figure that lands here. The tile stays.',
  'help.lexicon.rune.start': 'Start card',
  'help.lexicon.rune.rune': 'For each rune of this colour in the areas you control.',
  'help.lexicon.rune.master': 'Rune master',
  'help.lexicon.rune.master-text':
    'Three a player. Controls the area it stands in, and never moves. No card may cover it.',
  'help.lexicon.rune.marker': 'Grandmaster marker',
  'help.lexicon.rune.marker-text':
    'Only in the variant: once a game it makes a rune blue or green. No card may cover it.',
  'help.lexicon.rune-stones.magic': 'magic {magic}',
  'help.lexicon.rune-stones.in-display': 'in the display for {cost} magic',
  'help.lexicon.rune-stones.in-hand': 'in your hand',
  'help.lexicon.rune-stones.slot': 'Slot {slot}',
  'help.lexicon.rune-stones.slot-text': 'A creature here costs {cost} magic.',
  'help.lexicon.rune-stones.row': '{artefacts} artefacts',
  'help.lexicon.rune-stones.row-text': 'Traded in they bring {points} points and a rune stone.',
  'help.lexicon.rune-stones.supply': 'There are {count} in all; what the supply lacks nobody gets.',
  'help.lexicon.rune-stones.wild': 'Pays for any gem.',
  'help.lexicon.rune-stones.ore': 'Three ores pay at any forge, without its bonus.',
  'help.lexicon.rune-stones.night-wisp': 'Night token with a wisp',
  'help.lexicon.rune-stones.night-wisp-text':
    'When your marker reaches or passes it, you may choose a wisp tile at once.',
  'help.lexicon.rune-stones.night-blank': 'Night token without a wisp',
  'help.lexicon.rune-stones.night-blank-text': 'Nothing happens here.',

  'help.aid.keltis.turn': 'Play a card to its row, or discard it. Then draw one.',
  'help.aid.keltis.rows': 'A row goes up or down; equal numbers always fit.',
  'help.aid.keltis.figures': 'Each card played moves your figure there one field. The large one counts twice.',
  'help.aid.keltis.fields': 'Fields: −4 −3 −2 · 1 2 3 · 6 7 10',
  'help.aid.keltis.clover': 'Clover: one more step for any figure.',
  'help.aid.keltis.wish': 'Wish stones: −4 −3 2 3 6, from five on 10',
  'help.aid.keltis.points': 'Points: at once.',
  'help.aid.keltis.end': 'The end: five figures in the goal area, or the stock is empty.',
  'help.aid.rune.turn': 'Lay a card. Then draw one, or place a master.',
  'help.aid.rune.fit': 'It must cover a rune, and fit all runes below it or all runes around it.',
  'help.aid.rune.forbidden': 'Not allowed: exactly on another card, over a master, uniting an area of the other side.',
  'help.aid.rune.points': 'Points for each rune you control: blue 1, green 2, red 3',
  'help.aid.rune.end': 'The end: all masters are placed. Whoever is out of masters waits.',
  'help.aid.rune-stones.turn': 'One action: summon, use abilities, or forge. Then trade in, and refill to four cards.',
  'help.aid.rune-stones.magic': 'Magic: cards of one colour add up. Slots cost 4 3 3 2 2 1.',
  'help.aid.rune-stones.abilities': 'Abilities: play two cards, any order. The lowest number stays with you.',
  'help.aid.rune-stones.forge':
    'Forge one artefact, or two at different forges: gems of its colour, or three ores without bonus.',
  'help.aid.rune-stones.wild': 'A wild gem pays for any colour.',
  'help.aid.rune-stones.trade':
    'Trading in 2, 3, 4, 5 artefacts: 3, 6, 10, 15 points, and a rune stone (four at most).',
  'help.aid.rune-stones.die': 'Die: any gem, swap for a wild one, 1 point, 2 points, ore, top creature.',
  'help.aid.rune-stones.end': 'The end: at 65 points the round is the last. Every three gems and ores bring a point.',

  'help.guide.title': 'First game',
  'help.guide.start': 'First game with a guide',
  'help.guide.progress': 'Step {step} of {steps}',
  'help.guide.next': 'Next',
  'help.guide.skip': 'Skip',
  'help.guide.back': 'Back',
  'help.guide.close': 'Close the guide',
  'help.guide.resume': 'Open the guide',
  'help.guide.play-on': 'Play on',
  'help.guide.over':
    'That was everything you need. Play on: the glow shows what can be touched, and F1 opens the rules.',
  'help.guide.hint.wait': 'The other side is to move. Watch what happens.',
  'help.guide.hint.meanwhile': 'Something else comes first: answer what is asked above.',
  'help.guide.hint.other':
    'That is allowed too, but it is not what this step is about. Take it back, or do it the next time; “Skip” leaves it out.',

  'help.guide.keltis.welcome':
    'Welcome! Five paths lead uphill. Your cards take your figures along them: the first stones cost points, the last are worth many.',
  'help.guide.keltis.card': 'These are your eight cards. Touch the one that shines white.',
  'help.guide.keltis.play': 'Now touch your row of this colour, and the card is played there.',
  'help.guide.keltis.enter':
    'A card brings a figure onto its path. Take the large one: it counts twice at the end, and you want to go far here.',
  'help.guide.keltis.draw': 'Each turn ends with drawing a card. Take one from the stock.',
  'help.guide.keltis.row':
    'Your turn again. Play a second card of the same colour: a different number decides whether this row goes up or down from now on.',
  'help.guide.keltis.clover': 'A clover! You may move any figure one field further. Move the same one once more.',
  'help.guide.keltis.wish':
    'And there was a wish stone: it is yours now. None or one costs points at the end, five bring ten. Others can no longer take it.',
  'help.guide.keltis.draw-again': 'Draw again. Tops of the discard piles may be drawn too, once something lies there.',
  'help.guide.keltis.discard':
    'Not every card is useful. This turn, discard one: touch the card, then the discard pile of its colour. No figure moves.',
  'help.guide.keltis.draw-last': 'And draw. Only the card you have just discarded is not open to you.',
  'help.guide.keltis.hand': 'It is wise to begin few rows and to go far in them. Keep cards that the others wait for.',
  'help.guide.keltis.end':
    'From the seventh stone on lies the goal area. The game ends when five figures are there, of all players together, or when the stock is empty. Hurry when it helps you.',

  'help.guide.rune.welcome':
    'Welcome! This is the start card. Every turn you lay a card so that it overlaps what lies there. Runes of one colour that touch make an area.',
  'help.guide.rune.card': 'Touch a card in your hand to take it up.',
  'help.guide.rune.turn': 'Turn it: with R, the wheel, or the buttons beside it. Cards may lie in any direction.',
  'help.guide.rune.lay':
    'Now lay it. It must cover at least one rune, and its colours must match all runes below it, or all runes around it. Where it fits it is bright.',
  'help.guide.rune.draw': 'Then you either draw a card or place a rune master. This time draw: touch the pile.',
  'help.guide.rune.around':
    'Your turn again: lay another card. Try to join runes of one colour; red ones are worth 3 points, green 2, blue 1.',
  'help.guide.rune.master':
    'Now place a rune master on the best area. It stays there until the end, and you will hold one card less.',
  'help.guide.rune.area':
    'This area is yours. Every rune in it scores, and it may still grow. The other side may make it smaller, but not cover the rune of your master.',
  'help.guide.rune.unite':
    'Nobody may unite areas if the opponent controls one of them. So a master also protects, and blocks.',
  'help.guide.rune.end':
    'You have two more masters. Whoever has placed the last one stops; the other side finishes alone. When all stand, the runes are counted.',

  'help.guide.rune-stones.welcome':
    'Welcome, druid! Your marker climbs the score track, and the throne waits on field 65. Every turn has one action: summon, use abilities, or forge.',
  'help.guide.rune-stones.stones':
    'These gems are yours: one of each colour, and a wild one that stands for any. Artefacts are made of them.',
  'help.guide.rune-stones.summon': 'First you need creatures. Choose “Summon creatures”.',
  'help.guide.rune-stones.magic': 'Play a card for its magic: the stars on it. A strong one reaches far.',
  'help.guide.rune-stones.more-magic':
    'You may add cards of the same colour, and multicolour ones always. Their magic adds up. Play one more.',
  'help.guide.rune-stones.enough': 'That is enough magic. Say that you are done.',
  'help.guide.rune-stones.take': 'Now choose a creature. The slot tells its price; on the right they are cheap.',
  'help.guide.rune-stones.take-more': 'If there is magic left, take another one, or stop here. What is left is lost.',
  'help.guide.rune-stones.discard':
    'All these cards are now on your discard pile. Nothing is lost: they come back when your draw pile is used up.',
  'help.guide.rune-stones.abilities': 'Next turn: gems. Choose “Use abilities”.',
  'help.guide.rune-stones.cards':
    'Play two cards. Only the one with the lower number will stay with you, so mind which two you choose.',
  'help.guide.rune-stones.use': 'Use one of them. The order is up to you.',
  'help.guide.rune-stones.gem': 'Take the gem. For a forge you need gems of the artefact’s colour.',
  'help.guide.rune-stones.other': 'Now the other one. Do what it offers; you may also leave it out.',
  'help.guide.rune-stones.kept':
    'The card with the lower number is on your discard pile, the other one has left you. Weak cards go this way: that is how a pack gets better.',
  'help.guide.rune-stones.forge':
    'Time to forge. The first two forges ask for two gems of the artefact’s colour; a wild one may stand in. Choose a forge that glows.',
  'help.guide.rune-stones.pay': 'Pay: coloured gems first, and keep the wild one if you can.',
  'help.guide.rune-stones.place':
    'Put the artefact on a place of its colour, in the upper or in the lower row. It stays there.',
  'help.guide.rune-stones.second':
    'You may forge a second artefact at another forge. If you can pay, do it: two in the same row are enough to trade in.',
  'help.guide.rune-stones.trade':
    'As soon as two artefacts lie in a row, you may trade it in: 3 points for two, 15 for five. Trade it in now, for the rune stone.',
  'help.guide.rune-stones.rune': 'Choose a rune stone. It helps you for the rest of the game.',
  'help.guide.rune-stones.stone':
    'Your first rune stone! You can have four, each of another kind. Whenever one can be used, it shows it.',
  'help.guide.rune-stones.end':
    'At 65 points the last round begins. In the end gems and rows score too. Long rows for points, short ones for stones: now find your own way.',
} as const;
