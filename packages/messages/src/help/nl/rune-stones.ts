import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Waar het om gaat',
      text: [
        'Je bent een druïde met een handvol kaarten. Je roept wezens op, verzamelt met hun vaardigheden edelstenen en smeedt daar artefacten van. Rijen artefacten worden krachtpunten en runenstenen, en runenstenen maken je de rest van het spel sterker.',
        'Je pion klimt op het krachtpuntenspoor. Wie de troon op veld 65 bereikt, luidt de laatste ronde in. De meeste krachtpunten winnen.',
      ],
    },
    {
      id: 'setup',
      title: 'Opstelling',
      text: [
        'Twee tot vier mensen spelen mee. Iedereen begint met acht druïdekaarten, vier daarvan in de hand, en met een edelsteen van elke kleur en een jokeredelsteen. Edelstenen en ertsfiches komen uit een voorraad die op kan raken.',
        'In het aanbod liggen zes wezens. Van links naar rechts kosten de velden 4, 3, 3, 2, 2 en 1 magie. Nieuwe kaarten komen links binnen en schuiven naar rechts: wat niemand neemt, wordt goedkoper.',
        'Op elk van de vijf smidsen ligt een artefact, en op de jokersmidse liggen alle jokerartefacten. Van elke soort runensteen is er met z’n tweeën één, met z’n drieën twee, met z’n vieren drie.',
      ],
    },
    {
      id: 'turn',
      title: 'Je beurt',
      text: [
        'Doe precies één van drie dingen:',
        '• wezens oproepen,',
        '• vaardigheden gebruiken, of',
        '• artefacten smeden.',
        'Daarna mag je krachtrijen inruilen, en tot slot vul je je hand aan tot vier kaarten. Is je trekstapel leeg, dan wordt je aflegstapel geschud om hem te vervangen.',
      ],
    },
    {
      id: 'summon',
      title: 'Wezens oproepen',
      text: [
        'Speel kaarten van één kleur en tel hun magie op, dus hun sterren. Veelkleurige kaarten, draken en sommige druïden, passen bij elke kleur.',
        'Neem zoveel wezens uit het aanbod als je met je magie kunt betalen; hun kleuren maken niet uit. Wat je overhoudt, gaat verloren.',
        'Alles wat je hebt gespeeld en genomen, komt op je eigen aflegstapel. Er gaat dus niets verloren: door op te roepen krijg je meer kaarten. Daarna schuift het aanbod op en wordt het aangevuld.',
      ],
    },
    {
      id: 'abilities',
      title: 'Vaardigheden gebruiken',
      text: [
        'Speel twee kaarten uit en gebruik de vaardigheid van elke kaart één keer, in de volgorde die je wilt. Je mag er een weglaten.',
        'Er zijn drie soorten: een of twee effecten die na elkaar komen; twee effecten waarvan je er een kiest; en ruilen, waarbij je eerst edelstenen betaalt en dan krijgt wat is afgebeeld. Een jokeredelsteen kan in plaats van elke gekleurde worden betaald, maar niet andersom.',
        'Effecten leveren edelstenen op, kaarten uit het aanbod voor je aflegstapel, krachtpunten of een worp met de dobbelsteen. De zes zijden zijn: een gekleurde edelsteen naar keuze; een gekleurde edelsteen voor een jokeredelsteen; 1 punt; 2 punten; een ertsfiche; het bovenste wezen van de algemene stapel.',
        'Let op de getallen: van de kaarten die je zo hebt gespeeld, houd je alleen die met het laagste. De andere verlaat je, een wezen naar de algemene aflegstapel, een druïde voorgoed.',
      ],
    },
    {
      id: 'forge',
      title: 'Artefacten smeden',
      text: [
        'Je mag één artefact smeden, of twee bij verschillende smidsen. Betaal zoveel edelstenen als de smidse vraagt, in de kleur van het artefact; jokeredelstenen mogen invallen. De jokersmidse neemt vier edelstenen naar keuze.',
        'Of betaal in plaats daarvan drie ertsfiches, bij welke smidse ook. Dan is er geen bonus, en edelstenen en erts worden niet gemengd.',
        'De smidsen van links naar rechts: 2 edelstenen; 2 edelstenen; 3 edelstenen en een worp met de dobbelsteen; 3 edelstenen en een ertsfiche; 4 edelstenen en 3 krachtpunten; de jokersmidse, 4 edelstenen.',
        'Leg het artefact op een vrije plaats van zijn kleur in een van je twee krachtrijen; daar blijft het. Jokerartefacten mogen overal, gekleurde nooit op een jokerplaats. Een bonus heb je meteen, en die kan helpen het tweede artefact te betalen.',
      ],
    },
    {
      id: 'trade',
      title: 'Inruilen',
      text: [
        'Na je actie mag je elke krachtrij met minstens twee artefacten inruilen: 2, 3, 4 of 5 ervan leveren 3, 6, 10 of 15 krachtpunten op. Daarna is de rij leeg.',
        'Voor elke rij kies je ook een runensteen. Je kunt er vier hebben, en nooit twee dezelfde. Een korte rij levert vroeg een steen op, een lange meer punten: dat is de vraag van het spel.',
      ],
    },
    {
      id: 'rune-stones',
      title: 'Runenstenen',
      text: [
        '• Magische punten: 2 magie meer bij elke oproep, ook als je geen kaart speelt.',
        '• Maximum aantal handkaarten: je vult je hand aan tot zes kaarten.',
        '• Omruilen: één keer per beurt een edelsteen voor een ertsfiche of een ertsfiche voor een gekleurde edelsteen.',
        '• Extra jokeredelstenen: leg één keer een gekleurde edelsteen uit de voorraad op deze steen. Bij het betalen gelden al je edelstenen van die kleur als jokeredelstenen.',
        '• Plus: waar een kaart een van twee effecten biedt, mag je ze allebei hebben.',
        '• Dubbele dobbelsteenactie: laat een kaart je gooien, dan mag je het resultaat twee keer uitvoeren.',
        '• Extra krachtpunt: een punt meer voor elke kaart waarvan de vaardigheid je punten oplevert.',
        '• 3 vaardigheden gebruiken: je mag drie kaarten spelen voor hun vaardigheden. Je houdt er maar één.',
      ],
    },
    {
      id: 'end',
      title: 'Het einde',
      text: [
        'Zodra iemand 65 punten heeft, wordt de ronde uitgespeeld, zodat iedereen even vaak aan de beurt is geweest.',
        'Dan leveren elke drie edelstenen en ertsfiches een punt op, en krachtrijen die niet zijn ingeruild, tellen alsof ze dat wel waren. Wie de meeste punten heeft, wint; bij een gelijke stand wordt de winst gedeeld.',
        'Als twintig ronden lang niemand een punt maakt, is het spel ook afgelopen.',
      ],
    },
    {
      id: 'nocturnal',
      title: 'Nocturnal Creatures',
      text: [
        'Zestien banshees komen bij de wezens, vier soorten in vier kleuren:',
        '• Plundering: alle anderen die een edelsteen in de kleur van de banshee hebben, geven je er een.',
        '• Herrijzenis: leg een kaart van de algemene aflegstapel op die van jou.',
        '• Kaartwissel: neem een kaart van de algemene aflegstapel in je hand. De banshee verlaat je, en je houdt de andere gespeelde kaart.',
        '• Dwaallicht: kies een van de vier open dwaallichttegels en krijg de bonus.',
        'Op elk vijfde veld van het krachtpuntenspoor tot en met 50 ligt een nachtfiche; drie of twee daarvan tonen een dwaallicht. Bereikt of passeert je pion er een met een dwaallicht, dan mag je meteen een tegel kiezen.',
        'Dwaallichttegels leveren krachtpunten op, edelstenen, of een worp met de dobbelsteen met een edelsteen of een ertsfiche; of je neemt een kaart naar keuze uit het aanbod, neemt de bovenste twee kaarten van de algemene stapel, of speelt nog een kaart voor de vaardigheid ervan en houdt die.',
      ],
    },
    {
      id: 'queenie',
      title: 'Queenie 1',
      text: [
        'Twee soorten runenstenen erbij. Ze nemen de plaats in van twee andere, die voor elke partij opnieuw worden geloot:',
        '• Hoogste getal houden: van de gebruikte kaarten houd je die met het hoogste getal in plaats van het laagste.',
        '• Edelsteen of punten: telkens als een kaart je punten oplevert, mag je in plaats daarvan een gekleurde edelsteen nemen.',
      ],
    },
  ],
};
