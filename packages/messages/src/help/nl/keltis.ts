import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Waar het om gaat',
      text: [
        'Vijf stenen paden lopen een heuvel op, een voor elke kleur. Je speelt kaarten uit in rijen, en elke kaart brengt een van je figuren een steen verder op het pad van die kleur.',
        'De eerste stenen kosten punten, de laatste zijn er veel waard. Het is dus beter om op een paar paden ver te komen dan op alle een paar stappen te zetten. Wie aan het einde de meeste punten heeft, wint.',
      ],
    },
    {
      id: 'setup',
      title: 'Opstelling',
      text: [
        'Twee tot vier mensen spelen mee. Iedereen heeft één grote figuur en vier kleine; ze wachten allemaal op het startveld.',
        'De 110 kaarten hebben vijf kleuren en de getallen 0 tot en met 10, elke kaart twee keer. Iedereen krijgt acht kaarten. Met z’n tweeën gaan dertig kaarten ongezien uit het spel. De rest is de trekstapel.',
        'De 25 fiches worden over hun plaatsen langs de paden geschud en liggen vanaf het begin open: negen wensstenen, negen klaverbladen en zeven fiches met punten.',
      ],
    },
    {
      id: 'turn',
      title: 'Je beurt',
      text: [
        'Een beurt heeft twee delen, altijd in deze volgorde:',
        '• Speel een kaart uit in je eigen rij van die kleur, of leg een kaart op de aflegstapel van die kleur.',
        '• Trek daarna een kaart, van de trekstapel of van de bovenkant van een aflegstapel, zodat je er weer acht hebt.',
        'Alleen de kaart die je deze beurt zelf hebt afgelegd, mag je niet pakken. Bij het afleggen beweegt er geen figuur.',
        'Heeft lange tijd niemand een kaart uitgespeeld of van de trekstapel getrokken (vier beurten per persoon), dan mag alleen nog van de trekstapel worden getrokken, tot een van beide gebeurt.',
      ],
    },
    {
      id: 'rows',
      title: 'Rijen kaarten',
      text: [
        'Je hebt één rij voor elke kleur. Een rij loopt op of af, net wat je wilt: zodra er twee verschillende getallen in liggen, staat de richting vast.',
        'Daarna moet elke kaart verder in die richting liggen of gelijk zijn aan de laatste. Je mag getallen overslaan, maar ze nooit meer inhalen. Gelijke getallen passen altijd, en twee gelijke kaarten aan het begin laten beide richtingen nog open.',
      ],
    },
    {
      id: 'figures',
      title: 'Figuren verzetten',
      text: [
        'Elke kaart die je uitspeelt, zet je figuur op het pad van die kleur een steen vooruit. Welk getal op de kaart staat, maakt niet uit.',
        'Heb je daar nog geen figuur, dan gaat er een van het startveld naar de eerste steen. Zolang je beide maten hebt, kies je zelf: de grote figuur telt aan het einde dubbel, ten goede en ten kwade. Je hebt nooit twee figuren op hetzelfde pad; figuren van verschillende spelers mogen een steen delen.',
        'Staat je figuur al op de laatste steen, dan mag je passende kaarten van die kleur nog uitspelen. Dan moet je een andere figuur een steen verzetten, of een nieuwe op een pad naar keuze brengen waar er geen van jou staat.',
      ],
    },
    {
      id: 'tiles',
      title: 'Fiches',
      text: [
        'Een fiche werkt als een figuur op die steen terechtkomt:',
        '• Punten: je krijgt ze meteen. De fiche blijft liggen voor de anderen. De grote figuur verdubbelt die niet.',
        '• Klaverblad: verzet één van je figuren een steen, dezelfde of een andere, of breng een nieuwe op een vrij pad. Je mag het ook laten. Het klaverblad blijft liggen. Eindigt die stap op een fiche, dan werkt die ook.',
        '• Wenssteen: je neemt hem en houdt hem. De plaats blijft leeg, dus het loont om er als eerste te zijn.',
      ],
    },
    {
      id: 'end',
      title: 'Het einde',
      text: [
        'De laatste drie stenen van elk pad zijn het doelgebied. Zodra daar vijf figuren staan, van iedereen samen, is het spel meteen afgelopen: de fiche onder de laatste werkt niet meer en niemand trekt nog.',
        'Het spel eindigt ook zodra de laatste kaart van de trekstapel is getrokken.',
      ],
    },
    {
      id: 'scoring',
      title: 'Puntentelling',
      text: [
        'Tel op:',
        '• Elke figuur levert de punten van zijn steen op. Van de eerste tot de negende zijn dat −4, −3, −2, 1, 2, 3, 6, 7 en 10 punten. De grote figuur telt dubbel, ook onder nul. Figuren op het startveld tellen niet.',
        '• Wensstenen: geen kost 4 punten, één kost er 3; twee brengen er 2 op, drie 3, vier 6, vijf of meer 10.',
        '• De punten die je tijdens het spel van fiches hebt gekregen.',
        'Wie de meeste heeft, wint. Bij een gelijke stand wordt de winst gedeeld.',
      ],
    },
  ],
};
