import type { Translated } from '../catalogue.ts';
import type { rune as english } from '../en/rune.ts';

export const rune: Translated<typeof english> = {
  'rune.term.blue': 'blauw',
  'rune.term.green': 'groen',
  'rune.term.red': 'rood',
  'rune.term.asked.lay': 'een kaart om aan te leggen',
  'rune.term.asked.master': 'een kaart om te trekken of een runenmeester om te plaatsen',

  'rune.choice.lay': 'Leg een kaart aan, gedraaid zoals je wilt: hij moet minstens één rune bedekken.',
  'rune.choice.master': 'Trek een kaart of plaats een runenmeester.',
  'rune.choice.over': 'Het spel is afgelopen.',

  'rune.reason.game-over': 'Het spel is afgelopen.',
  'rune.reason.not-now': 'Nu niet. Gevraagd wordt: {asked}.',
  'rune.reason.not-in-hand': 'Je hebt kaart {card} niet in je hand.',
  'rune.reason.covers-nothing': 'Een kaart moet minstens één rune op tafel bedekken.',
  'rune.reason.runes-differ':
    'De kleuren passen niet: ze moeten kloppen met alle runen onder de kaart, of met alle runen eromheen.',
  'rune.reason.covers-card': 'Een kaart mag niet precies op een andere liggen.',
  'rune.reason.covers-master': 'Daar staat een runenmeester, en geen kaart mag zijn veld bedekken.',
  'rune.reason.covers-marker': 'Daar ligt een grootmeesterfiche, en geen kaart mag die bedekken.',
  'rune.reason.unites': 'Dat zou gebieden verenigen waarvan de tegenstander er een beheerst.',
  'rune.reason.can-lay': 'Een kaart gaat alleen uit het spel als je er geen kunt aanleggen, en dat kun je nog.',
  'rune.reason.no-rune': 'Daar ligt geen rune.',
  'rune.reason.master-there': 'Daar staat al een runenmeester.',
  'rune.reason.marker-there': 'Daar ligt al een grootmeesterfiche.',
  'rune.reason.their-area': 'De tegenstander beheerst dit gebied.',
  'rune.reason.pile-empty': 'De trekstapel is leeg: plaats in plaats daarvan een runenmeester.',
  'rune.reason.nobody-draws':
    'De tegenstander heeft geen runenmeester meer, dus niemand trekt nog: plaats er een van jou.',
  'rune.reason.can-draw': 'Je runenmeester hoeft niet uit het spel: je kunt nog een kaart trekken.',
  'rune.reason.can-place': 'Je runenmeester hoeft niet uit het spel: er is nog een rune voor hem vrij.',
  'rune.reason.no-grandmaster': 'Dit spel wordt zonder grootmeesterfiches gespeeld.',
  'rune.reason.marker-used': 'Je hebt je grootmeesterfiche al gebruikt.',

  'rune.score.area': 'gebied in {rune}, runen: {runes}',

  'rune.reconstruction.cards':
    'De patronen van de zestien kaarten zijn onze reconstructie; de gedrukte kunnen er anders uitzien.',
  'rune.reconstruction.start-card':
    'Het patroon van de startkaart is onze reconstructie; het gedrukte kan er anders uitzien.',
  'rune.reconstruction.grandmaster':
    'Hoe de grootmeesterfiches gebruikt worden, is onze reconstructie: alleen de fiches zelf zijn bekend.',

  'rune.why.grows': 'vergroot de eigen gebieden (+{points})',
  'rune.why.shrinks': 'verkleint een gebied van de tegenstander (−{points})',
  'rune.why.prepares': 'bereidt een vrij gebied ter waarde van {points} voor',
  'rune.why.builds': 'houdt de tafel in evenwicht',
  'rune.why.marks': 'maakt van een belangrijke rune {rune}',
  'rune.why.secures': 'stelt met een runenmeester een gebied in {rune} veilig',
  'rune.why.waits': 'bewaart de runenmeesters voor een beter gebied',
  'rune.why.must': 'kan niet anders',
};
