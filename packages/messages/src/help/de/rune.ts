import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Worum es geht',
      text: [
        'Zwei Spieler legen Karten übereinander. Runen einer Farbe wachsen zu Gebieten zusammen, und mit deinen drei Runenmeistern sicherst du dir die besten davon.',
        'Eine blaue Rune ist 1 Punkt wert, eine grüne 2, eine rote 3. Jeden Meister setzt du nur einmal, und er bewegt sich nie wieder: Den richtigen Moment zu wählen, das ist die ganze Kunst.',
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      text: [
        'Die Startkarte liegt in der Mitte des Tisches. Dazu gibt es sechzehn Karten. Jede zeigt sechs Runen in zwei Spalten und drei Zeilen: drei blaue, zwei grüne und eine rote.',
        'Beide haben drei Karten auf der Hand und drei Meister. Die anderen zehn Karten sind der verdeckte Nachziehstapel.',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      text: [
        'Lege zuerst eine Karte aus deiner Hand an. Tu dann eines von beiden: Ziehe die oberste Karte des Stapels oder platziere einen Meister.',
        'So hast du immer so viele Karten, wie du noch Meister hast: am Anfang drei, dann zwei, dann eine. Jeder Meister kostet dich Auswahl.',
      ],
    },
    {
      id: 'laying',
      title: 'Eine Karte anlegen',
      text: [
        'Du darfst die Karte beliebig drehen, und sie darf über das hinausragen, was schon liegt. Sie muss in das Raster der Runen passen und mindestens eine davon überdecken.',
        'Von zwei Bedingungen genügt eine:',
        '• Darunter: Jede Rune, die überdeckt wird, hat dieselbe Farbe wie die Rune, die auf ihr zu liegen kommt.',
        '• Ringsum: Jede Rune der Karte hat dieselbe Farbe wie alle sichtbaren Runen neben ihr, oben, unten, links und rechts, außerhalb der Karte.',
        'Passt die Karte nach unten, ist gleichgültig, was um sie liegt, und umgekehrt.',
      ],
    },
    {
      id: 'forbidden',
      title: 'Was eine Karte nicht darf',
      text: [
        '• Sie darf nicht genau auf einer anderen Karte liegen. Mehrere zusammen dürfen eine ganz bedecken.',
        '• Sie darf keine Rune bedecken, auf der ein Meister steht, gleich wessen.',
        '• Sie darf keine Gebiete vereinen, von denen die Gegenseite eines kontrolliert.',
        'Alles andere ist erlaubt: Du darfst jedes Gebiet vergrößern, verkleinern und zerteilen. Ein zerteiltes Gebiet gehört weiter dem Meister, aber nur der Teil, in dem er steht.',
      ],
    },
    {
      id: 'masters',
      title: 'Gebiete und Meister',
      text: [
        'Ein Gebiet ist eine Gruppe sichtbarer Runen einer Farbe, die sich an den Seiten berühren. Ecken zählen nicht. Wer einen Meister darin hat, kontrolliert es.',
        'Du darfst einen Meister auf jede sichtbare Rune setzen, auf der keiner steht, solange die Gegenseite ihr Gebiet nicht kontrolliert. Es darf eine Rune der gerade gelegten Karte sein. Ist der Stapel leer, musst du einen Meister platzieren.',
        'Kannst du keine deiner Karten anlegen, was kaum je vorkommt, geht eine davon aus dem Spiel, und du zeigst die anderen. Ein Meister, der gesetzt werden muss und keine Rune findet, geht ebenfalls aus dem Spiel.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      text: [
        'Wer den letzten Meister platziert hat, ist nicht mehr am Zug. Von da an zieht niemand mehr: Die andere Seite legt in jedem Zug eine Karte an und platziert einen Meister, bis keiner mehr übrig ist. Dann ist das Spiel aus.',
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      text: [
        'Jede Rune in deinen Gebieten bringt ihre Punkte: Blau 1, Grün 2, Rot 3. Ein Gebiet, in dem zwei deiner Meister stehen, zählt einmal. Wer mehr Punkte hat, gewinnt; bei Gleichstand gewinnen beide.',
      ],
    },
    {
      id: 'grandmaster',
      title: 'Die Großmeister-Variante',
      text: [
        'Beide haben einen Marker, auf einer Seite blau, auf der anderen grün. Einmal im Spiel darfst du ihn, bevor du eine Karte anlegst, auf eine sichtbare Rune ohne Meister und Marker legen, mit der Seite nach oben, die dir passt. Von da an hat dieses Feld diese Farbe.',
        'Ein Marker darf keine Gebiete vereinen, von denen die Gegenseite eines kontrolliert. Keine Karte darf ihn bedecken, aber ein Meister darf darauf gesetzt werden.',
      ],
    },
  ],
};
