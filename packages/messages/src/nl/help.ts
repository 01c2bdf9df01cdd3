import type { Translated } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help: Translated<typeof english> = {
  'help.title': '{game}: hulp',
  'help.pages': 'Pagina’s van de hulp',
  'help.page.rules': 'Regels',
  'help.page.lexicon': 'Lexicon',
  'help.page.aid': 'In één oogopslag',
  'help.page.about': 'Over deze versie',
  'help.chapters': 'Hoofdstukken',
  'help.close': 'Hulp sluiten',
  'help.loading': 'Een ogenblik …',

  'help.about.printed':
    'Alles is hier zoals gedrukt; alleen de plaatsen van de fiches komen uit een andere openbare bron.',
  'help.about.reconstructed':
    'Een deel van wat op het materiaal gedrukt staat, is niet openbaar bekend. Onze gegevens passen bij alles wat bekend is, en het speelt er goed mee:',
  'help.about.deck':
    'Wie het spel bezit en een server draait, kan de gedrukte kaarten gebruiken: bij het openen van een tafel via de server geef je de optie “deck” mee, een lijst van wezens, banshees en druïden als JSON. Elke kaart schrijf je zo:',
  'help.about.deck-more':
    'Wat er mag staan, beschrijft het bestand docs/rules/rune-stones.md van het project onder “Another deck”. Alles wat er aan een stel kaarten niet klopt, wordt opgesomd, en het verslag van de partij bewaart het.',
  'help.about.own-words':
    'De regels zijn in onze eigen woorden verteld. De spellen zijn het werk van hun auteurs en uitgevers.',

  'help.lexicon.search': 'Zoeken',
  'help.lexicon.search-hint': 'draak, jokeredelsteen, dobbelsteen …',
  'help.lexicon.count': '{count} {count|ingang|ingangen}',
  'help.lexicon.empty': 'Niets heet hier “{query}”.',
  'help.lexicon.all': 'Alles tonen',
  'help.lexicon.points': '{points} {points|punt|punten}',
  'help.lexicon.copies': 'Er zijn er {count}.',
  'help.lexicon.copies-one': 'Er is er één.',
  'help.lexicon.group.cards': 'Kaarten',
  'help.lexicon.group.fields': 'Velden van een pad',
  'help.lexicon.group.tiles': 'Fiches',
  'help.lexicon.group.places': 'Waar nu fiches liggen',
  'help.lexicon.group.wishes': 'Wensstenen aan het einde',
  'help.lexicon.group.runes': 'Runen',
  'help.lexicon.group.pieces': 'Figuren en fiches',
  'help.lexicon.group.creatures': 'Wezens',
  'help.lexicon.group.dragons': 'Draken',
  'help.lexicon.group.druids': 'Druïden',
  'help.lexicon.group.banshees': 'Banshees',
  'help.lexicon.group.rune-stones': 'Runenstenen',
  'help.lexicon.group.forges': 'Smidsen',
  'help.lexicon.group.die': 'Zijden van de dobbelsteen',
  'help.lexicon.group.wisps': 'Dwaallichttegels',
  'help.lexicon.group.night': 'Nachtfiches',
  'help.lexicon.group.stones': 'Edelstenen en ertsfiches',
  'help.lexicon.group.rows': 'Krachtrijen',
  'help.lexicon.group.display': 'Het aanbod',
  'help.lexicon.keltis.cards': 'Getallen 0 tot en met 10, elke kaart twee keer.',
  'help.lexicon.keltis.goal': 'Doelgebied: de vijfde figuur hier beëindigt het spel.',
  'help.lexicon.keltis.end-stone': 'De eindsteen: verder gaat een figuur niet.',
  'help.lexicon.keltis.large': 'De grote figuur telt dubbel, ook onder nul.',
  'help.lexicon.keltis.wish': 'Je neemt hem en houdt hem. Hoe meer je er hebt, hoe beter.',
  'help.lexicon.keltis.clover': 'Verzet één van je figuren een veld, of geen. Het klaverblad blijft liggen.',
  'help.lexicon.keltis.points': 'Meteen voor elke figuur die hier terechtkomt. De fiche blijft liggen.',
  'help.lexicon.rune.start': 'Startkaart',
  'help.lexicon.rune.rune': 'Voor elke rune van deze kleur in gebieden die je beheerst.',
  'help.lexicon.rune.master': 'Runenmeester',
  'help.lexicon.rune.master-text':
    'Drie per speler. Hij beheerst het gebied waarin hij staat en beweegt nooit. Geen kaart mag hem bedekken.',
  'help.lexicon.rune.marker': 'Grootmeesterfiche',
  'help.lexicon.rune.marker-text':
    'Alleen in de variant: één keer per spel maakt het een rune blauw of groen. Geen kaart mag het bedekken.',
  'help.lexicon.rune-stones.magic': 'magie {magic}',
  'help.lexicon.rune-stones.in-display': 'in het aanbod voor {cost} magie',
  'help.lexicon.rune-stones.in-hand': 'in je hand',
  'help.lexicon.rune-stones.slot': 'Veld {slot}',
  'help.lexicon.rune-stones.slot-text': 'Een wezen kost hier {cost} magie.',
  'help.lexicon.rune-stones.row': '{artefacts} artefacten',
  'help.lexicon.rune-stones.row-text': 'Ingeruild leveren ze {points} krachtpunten en een runensteen op.',
  'help.lexicon.rune-stones.supply': 'Er zijn er {count} in totaal; wat de voorraad niet heeft, krijgt niemand.',
  'help.lexicon.rune-stones.wild': 'Betaalt elke edelsteen.',
  'help.lexicon.rune-stones.ore': 'Drie ertsfiches betalen bij elke smidse, zonder de bonus.',
  'help.lexicon.rune-stones.night-wisp': 'Nachtfiche met een dwaallicht',
  'help.lexicon.rune-stones.night-wisp-text':
    'Bereikt of passeert je pion het, dan mag je meteen een dwaallichttegel kiezen.',
  'help.lexicon.rune-stones.night-blank': 'Nachtfiche zonder dwaallicht',
  'help.lexicon.rune-stones.night-blank-text': 'Hier gebeurt niets.',

  'help.aid.keltis.turn': 'Speel een kaart uit in haar rij of leg haar af. Trek er daarna een.',
  'help.aid.keltis.rows': 'Een rij loopt op of af; gelijke getallen passen altijd.',
  'help.aid.keltis.figures': 'Elke gespeelde kaart zet je figuur daar een veld verder. De grote telt dubbel.',
  'help.aid.keltis.fields': 'Velden: −4 −3 −2 · 1 2 3 · 6 7 10',
  'help.aid.keltis.clover': 'Klaverblad: een stap extra voor een figuur naar keuze.',
  'help.aid.keltis.wish': 'Wensstenen: −4 −3 2 3 6, vanaf vijf 10',
  'help.aid.keltis.points': 'Punten: meteen.',
  'help.aid.keltis.end': 'Het einde: vijf figuren in het doelgebied, of de trekstapel is leeg.',
  'help.aid.rune.turn': 'Leg een kaart aan. Trek er daarna een, of plaats een meester.',
  'help.aid.rune.fit': 'Hij moet een rune bedekken en passen bij alle runen eronder of alle runen eromheen.',
  'help.aid.rune.forbidden':
    'Verboden: precies op een andere kaart, over een meester, een gebied van de ander verenigen.',
  'help.aid.rune.points': 'Punten voor elke rune die je beheerst: blauw 1, groen 2, rood 3',
  'help.aid.rune.end': 'Het einde: alle meesters staan. Wie er geen meer heeft, wacht.',
  'help.aid.rune-stones.turn':
    'Eén actie: oproepen, vaardigheden gebruiken of smeden. Dan inruilen en aanvullen tot vier kaarten.',
  'help.aid.rune-stones.magic': 'Magie: kaarten van één kleur tellen op. De velden kosten 4 3 3 2 2 1.',
  'help.aid.rune-stones.abilities': 'Vaardigheden: speel twee kaarten, in elke volgorde. Het laagste getal houd je.',
  'help.aid.rune-stones.forge':
    'Smeed één artefact, of twee bij verschillende smidsen: edelstenen van zijn kleur, of drie ertsfiches zonder bonus.',
  'help.aid.rune-stones.wild': 'Een jokeredelsteen betaalt elke kleur.',
  'help.aid.rune-stones.trade':
    '2, 3, 4, 5 artefacten inruilen: 3, 6, 10, 15 punten en een runensteen (hoogstens vier).',
  'help.aid.rune-stones.die':
    'Dobbelsteen: edelsteen naar keuze, ruil voor een jokeredelsteen, 1 punt, 2 punten, erts, bovenste wezen.',
  'help.aid.rune-stones.end':
    'Het einde: bij 65 punten is de ronde de laatste. Elke drie edelstenen en ertsfiches zijn een punt.',

  'help.guide.title': 'Eerste partij',
  'help.guide.start': 'Eerste partij met gids',
  'help.guide.progress': 'Stap {step} van {steps}',
  'help.guide.next': 'Verder',
  'help.guide.skip': 'Overslaan',
  'help.guide.back': 'Terug',
  'help.guide.close': 'Gids sluiten',
  'help.guide.resume': 'Gids openen',
  'help.guide.play-on': 'Verder spelen',
  'help.guide.over':
    'Dat was alles wat je nodig hebt. Speel verder: wat oplicht, kun je aanraken, en F1 opent de regels.',
  'help.guide.hint.wait': 'De ander is aan de beurt. Kijk wat er gebeurt.',
  'help.guide.hint.meanwhile': 'Eerst komt iets anders: beantwoord wat boven wordt gevraagd.',
  'help.guide.hint.other':
    'Dat mag ook, maar deze stap gaat over iets anders. Neem het terug, of doe het de volgende keer; met “Overslaan” laat je de stap weg.',

  'help.guide.keltis.welcome':
    'Welkom! Vijf paden lopen de heuvel op. Je kaarten brengen je figuren vooruit: de eerste stenen kosten punten, de laatste zijn er veel waard.',
  'help.guide.keltis.card': 'Dit zijn je acht kaarten. Raak de kaart aan die wit oplicht.',
  'help.guide.keltis.play': 'Raak nu je rij van deze kleur aan, en de kaart wordt daar uitgespeeld.',
  'help.guide.keltis.enter':
    'Een kaart brengt een figuur op haar pad. Neem de grote: die telt aan het einde dubbel, en je wilt hier ver komen.',
  'help.guide.keltis.draw': 'Elke beurt eindigt met een kaart trekken. Neem er een van de trekstapel.',
  'help.guide.keltis.row':
    'Je bent weer aan de beurt. Speel een tweede kaart van dezelfde kleur: een ander getal bepaalt of deze rij voortaan oploopt of afloopt.',
  'help.guide.keltis.clover':
    'Een klaverblad! Je mag een figuur naar keuze een veld verder zetten. Verzet dezelfde nog een keer.',
  'help.guide.keltis.wish':
    'En daar lag een wenssteen: die is nu van jou. Geen of één kost aan het einde punten, vijf brengen er tien op. Anderen kunnen hem niet meer nemen.',
  'help.guide.keltis.draw-again':
    'Trek weer een kaart. Ook van de bovenkant van de aflegstapels mag je trekken, zodra daar iets ligt.',
  'help.guide.keltis.discard':
    'Niet elke kaart is nuttig. Leg er deze beurt een af: raak de kaart aan, dan de aflegstapel van die kleur. Er beweegt geen figuur.',
  'help.guide.keltis.draw-last': 'En trek. Alleen de kaart die je net hebt afgelegd, mag je niet nemen.',
  'help.guide.keltis.hand':
    'Het is slim om weinig rijen te beginnen en daarin ver te komen. Houd kaarten vast waar anderen op wachten.',
  'help.guide.keltis.end':
    'Vanaf de zevende steen begint het doelgebied. Het spel eindigt als daar vijf figuren staan, van iedereen samen, of als de trekstapel leeg is. Haast je als het je helpt.',

  'help.guide.rune.welcome':
    'Welkom! Dit is de startkaart. Elke beurt leg je een kaart die iets bedekt van wat er ligt. Runen van één kleur die elkaar raken, vormen een gebied.',
  'help.guide.rune.card': 'Raak een kaart in je hand aan om hem op te pakken.',
  'help.guide.rune.turn':
    'Draai hem: met R, het muiswiel of de knoppen ernaast. Kaarten mogen in elke richting liggen.',
  'help.guide.rune.lay':
    'Leg hem nu aan. Hij moet minstens één rune bedekken, en de kleuren moeten kloppen met alle runen eronder, of met alle runen eromheen. Waar hij past, is hij helder.',
  'help.guide.rune.draw': 'Daarna trek je een kaart of plaats je een runenmeester. Trek deze keer: raak de stapel aan.',
  'help.guide.rune.around':
    'Je bent weer aan de beurt: leg nog een kaart aan. Probeer runen van één kleur te verbinden; rode zijn 3 punten waard, groene 2, blauwe 1.',
  'help.guide.rune.master':
    'Plaats nu een runenmeester in het beste gebied. Hij blijft daar tot het einde, en je hebt voortaan een kaart minder.',
  'help.guide.rune.area':
    'Dit gebied is van jou. Elke rune erin telt, en het mag nog groeien. De ander mag het kleiner maken, maar de rune van je meester niet bedekken.',
  'help.guide.rune.unite':
    'Niemand mag gebieden verenigen waarvan de tegenstander er een beheerst. Een meester beschermt dus ook, en hij blokkeert.',
  'help.guide.rune.end':
    'Je hebt nog twee meesters. Wie de laatste heeft geplaatst, stopt; de ander speelt alleen uit. Als ze allemaal staan, worden de runen geteld.',

  'help.guide.rune-stones.welcome':
    'Welkom, druïde! Je pion klimt op het krachtpuntenspoor, en op veld 65 wacht de troon. Elke beurt heeft één actie: oproepen, vaardigheden gebruiken of smeden.',
  'help.guide.rune-stones.stones':
    'Deze edelstenen zijn van jou: een van elke kleur en een jokeredelsteen, die voor elke kleur geldt. Daar worden artefacten van gemaakt.',
  'help.guide.rune-stones.summon': 'Eerst heb je wezens nodig. Kies “Wezens oproepen”.',
  'help.guide.rune-stones.magic': 'Speel een kaart voor de magie: de sterren erop. Een sterke kaart reikt ver.',
  'help.guide.rune-stones.more-magic':
    'Je mag kaarten van dezelfde kleur toevoegen, en veelkleurige altijd. Hun magie telt op. Speel er nog een.',
  'help.guide.rune-stones.enough': 'Dat is genoeg magie. Zeg dat je klaar bent.',
  'help.guide.rune-stones.take': 'Kies nu een wezen. Het veld noemt de prijs; rechts zijn ze goedkoop.',
  'help.guide.rune-stones.take-more':
    'Is er nog magie over, neem er dan nog een, of stop hier. Wat overblijft, gaat verloren.',
  'help.guide.rune-stones.discard':
    'Al deze kaarten liggen nu op je aflegstapel. Er is niets verloren: ze komen terug als je trekstapel op is.',
  'help.guide.rune-stones.abilities': 'De volgende beurt: edelstenen. Kies “Vaardigheden gebruiken”.',
  'help.guide.rune-stones.cards':
    'Speel twee kaarten. Alleen die met het laagste getal houd je, dus let op welke twee je kiest.',
  'help.guide.rune-stones.use': 'Gebruik er een van. De volgorde bepaal je zelf.',
  'help.guide.rune-stones.gem': 'Neem de edelsteen. Voor een smidse heb je stenen in de kleur van het artefact nodig.',
  'help.guide.rune-stones.other': 'Nu de andere. Doe wat hij biedt; je mag hem ook weglaten.',
  'help.guide.rune-stones.kept':
    'De kaart met het laagste getal ligt op je aflegstapel, de andere heeft je verlaten. Zwakke kaarten gaan zo weg: zo worden je kaarten beter.',
  'help.guide.rune-stones.forge':
    'Tijd om te smeden. De eerste twee smidsen vragen twee edelstenen in de kleur van het artefact; een jokeredelsteen mag invallen. Kies een smidse die oplicht.',
  'help.guide.rune-stones.pay': 'Betaal: eerst gekleurde edelstenen, en houd de jokeredelsteen als het kan.',
  'help.guide.rune-stones.place':
    'Leg het artefact op een plaats van zijn kleur, in de bovenste of de onderste krachtrij. Daar blijft het.',
  'help.guide.rune-stones.second':
    'Je mag bij een andere smidse een tweede artefact smeden. Kun je het betalen, doe het dan: twee in dezelfde rij zijn genoeg om in te ruilen.',
  'help.guide.rune-stones.trade':
    'Zodra er twee artefacten in een rij liggen, mag je die inruilen: 3 punten voor twee, 15 voor vijf. Ruil hem nu in, voor de runensteen.',
  'help.guide.rune-stones.rune': 'Kies een runensteen. Die helpt je de rest van het spel.',
  'help.guide.rune-stones.stone':
    'Je eerste runensteen! Je kunt er vier hebben, elk van een andere soort. Als er een gebruikt kan worden, laat hij dat zien.',
  'help.guide.rune-stones.end':
    'Bij 65 punten begint de laatste ronde. Aan het einde tellen ook edelstenen en rijen. Lange rijen voor punten, korte voor stenen: vind nu je eigen weg.',
};
