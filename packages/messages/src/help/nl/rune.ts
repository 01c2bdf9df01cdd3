import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Waar het om gaat',
      text: [
        'Twee spelers leggen kaarten over elkaar. Runen van één kleur groeien samen tot gebieden, en met je drie runenmeesters stel je de beste veilig.',
        'Een blauwe rune is 1 punt waard, een groene 2, een rode 3. Elke meester plaats je maar één keer, en hij beweegt nooit meer: het juiste moment kiezen, dat is de hele kunst.',
      ],
    },
    {
      id: 'setup',
      title: 'Opstelling',
      text: [
        'De startkaart ligt midden op tafel. Er zijn nog zestien kaarten. Elke kaart toont zes runen in twee kolommen en drie rijen: drie blauwe, twee groene en een rode.',
        'Allebei hebben jullie drie kaarten in de hand en drie meesters. De andere tien kaarten zijn de gesloten trekstapel.',
      ],
    },
    {
      id: 'turn',
      title: 'Je beurt',
      text: [
        'Leg eerst een kaart uit je hand aan. Doe daarna een van twee dingen: trek de bovenste kaart van de stapel, of plaats een meester.',
        'Zo heb je altijd evenveel kaarten als je nog meesters hebt: eerst drie, dan twee, dan één. Elke meester kost je keuzevrijheid.',
      ],
    },
    {
      id: 'laying',
      title: 'Een kaart aanleggen',
      text: [
        'Je mag de kaart draaien zoals je wilt, en hij mag uitsteken over wat er ligt. Hij moet in het raster van de runen passen en er minstens één bedekken.',
        'Eén van twee voorwaarden is genoeg:',
        '• Eronder: elke rune die bedekt wordt, heeft dezelfde kleur als de rune die erop komt te liggen.',
        '• Eromheen: elke rune van de kaart heeft dezelfde kleur als alle zichtbare runen ernaast, boven, onder, links en rechts, buiten de kaart.',
        'Past de kaart op wat eronder ligt, dan maakt het niet uit wat eromheen ligt, en andersom.',
      ],
    },
    {
      id: 'forbidden',
      title: 'Wat een kaart niet mag',
      text: [
        '• Hij mag niet precies op een andere kaart liggen. Meerdere kaarten samen mogen er wel een bedekken.',
        '• Hij mag geen rune bedekken waar een meester op staat, van wie ook.',
        '• Hij mag geen gebieden verenigen waarvan de tegenstander er een beheerst.',
        'Al het andere mag: je mag elk gebied groter of kleiner maken en splitsen. Een gesplitst gebied blijft van de meester, maar alleen het deel waarin hij staat.',
      ],
    },
    {
      id: 'masters',
      title: 'Gebieden en meesters',
      text: [
        'Een gebied is een groep zichtbare runen van één kleur die elkaar met hun zijden raken. Hoeken tellen niet. Wie er een meester in heeft, beheerst het.',
        'Je mag een meester op elke zichtbare rune plaatsen waar er geen staat, zolang de tegenstander dat gebied niet beheerst. Het mag een rune zijn van de kaart die je net hebt aangelegd. Is de stapel leeg, dan moet je een meester plaatsen.',
        'Kun je geen van je kaarten aanleggen, wat bijna nooit gebeurt, dan gaat er een uit het spel en laat je de andere zien. Een meester die geplaatst moet worden en geen rune vindt, gaat ook uit het spel.',
      ],
    },
    {
      id: 'end',
      title: 'Het einde',
      text: [
        'Wie zijn laatste meester heeft geplaatst, is niet meer aan de beurt. Vanaf dan trekt niemand meer: de ander legt elke beurt een kaart aan en plaatst een meester, tot er geen meer over is. Dan is het spel afgelopen.',
      ],
    },
    {
      id: 'scoring',
      title: 'Puntentelling',
      text: [
        'Elke rune in je gebieden levert zijn punten op: blauw 1, groen 2, rood 3. Een gebied waarin twee van je meesters staan, telt één keer. Wie de meeste punten heeft, wint; bij een gelijke stand winnen jullie allebei.',
      ],
    },
    {
      id: 'grandmaster',
      title: 'De grootmeestervariant',
      text: [
        'Allebei hebben jullie één fiche, blauw aan de ene kant en groen aan de andere. Eén keer per spel mag je het, voordat je een kaart aanlegt, op een zichtbare rune zonder meester of fiche leggen, met de kant boven die je wilt. Vanaf dan heeft dat veld die kleur.',
        'Een fiche mag geen gebieden verenigen waarvan de tegenstander er een beheerst. Geen kaart mag het bedekken, maar er mag wel een meester op worden geplaatst.',
      ],
    },
  ],
};
