import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Worum es geht',
      text: [
        'Fünf Steinpfade führen einen Hügel hinauf, einer in jeder Farbe. Du legst Karten in Reihen aus, und jede Karte bringt eine deiner Figuren auf dem Pfad ihrer Farbe einen Stein weiter.',
        'Die ersten Steine kosten Punkte, die letzten sind viele wert. Darum ist es besser, auf wenigen Pfaden weit zu kommen, als auf allen ein paar Schritte zu gehen. Wer am Ende die meisten Punkte hat, gewinnt.',
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      text: [
        'Zwei bis vier spielen mit. Alle haben eine große und vier kleine Figuren; sie warten auf dem Startfeld.',
        'Die 110 Karten haben fünf Farben und die Zahlen 0 bis 10, jede Karte gibt es zweimal. Alle bekommen acht Karten auf die Hand. Zu zweit kommen dreißig Karten ungesehen aus dem Spiel. Der Rest ist der Nachziehstapel.',
        'Die 25 Wegekärtchen werden auf ihre Plätze entlang der Pfade gemischt und liegen von Anfang an offen: neun Wunschsteine, neun Kleeblätter und sieben Kärtchen mit Punkten.',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      text: [
        'Ein Zug hat zwei Teile, immer in dieser Reihenfolge:',
        '• Lege eine Karte in deine eigene Reihe ihrer Farbe aus oder wirf eine auf den Abwurfstapel ihrer Farbe ab.',
        '• Ziehe dann eine Karte nach, vom Nachziehstapel oder oben von einem Abwurfstapel, sodass du wieder acht hast.',
        'Nur die Karte, die du in diesem Zug selbst abgeworfen hast, darfst du nicht nehmen. Beim Abwerfen bewegt sich keine Figur.',
        'Hat lange niemand eine Karte ausgelegt oder vom Nachziehstapel gezogen (vier Züge pro Person), ist nur noch der Nachziehstapel offen, bis eines von beiden geschieht.',
      ],
    },
    {
      id: 'rows',
      title: 'Kartenreihen',
      text: [
        'Du hast eine Reihe für jede Farbe. Eine Reihe steigt oder fällt, ganz wie du willst: Sobald zwei verschiedene Zahlen darin liegen, steht ihre Richtung fest.',
        'Danach muss jede Karte weiter in dieser Richtung liegen oder der letzten gleichen. Zahlen darfst du auslassen, aber nie nachholen. Gleiche Zahlen passen immer, und zwei gleiche Karten am Anfang lassen noch beide Richtungen offen.',
      ],
    },
    {
      id: 'figures',
      title: 'Figuren ziehen',
      text: [
        'Jede Karte, die du auslegst, zieht deine Figur auf dem Pfad ihrer Farbe einen Stein vor. Welche Zahl auf der Karte steht, spielt keine Rolle.',
        'Hast du dort noch keine Figur, geht eine vom Startfeld auf den ersten Stein. Solange du beide Größen hast, entscheidest du: Die große Figur zählt am Ende doppelt, im Guten wie im Schlechten. Du hast nie zwei Figuren auf demselben Pfad; Figuren verschiedener Spieler dürfen sich einen Stein teilen.',
        'Steht deine Figur schon auf dem letzten Stein, darfst du passende Karten dieser Farbe weiter auslegen. Dann musst du eine andere deiner Figuren einen Stein ziehen oder eine neue auf einen Pfad deiner Wahl bringen, auf dem keine von dir steht.',
      ],
    },
    {
      id: 'tiles',
      title: 'Wegekärtchen',
      text: [
        'Ein Kärtchen wirkt, wenn eine Figur auf seinem Stein landet:',
        '• Punkte: Du bekommst sie sofort. Das Kärtchen bleibt für die anderen liegen. Die große Figur verdoppelt es nicht.',
        '• Kleeblatt: Ziehe eine beliebige deiner Figuren einen Stein, dieselbe oder eine andere, oder bringe eine neue auf einen freien Pfad. Du darfst es auch lassen. Das Kleeblatt bleibt liegen. Endet dieser Schritt auf einem Kärtchen, wirkt auch das.',
        '• Wunschstein: Du nimmst ihn und behältst ihn. Der Platz bleibt leer, also lohnt es sich, als Erstes dort zu sein.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      text: [
        'Die letzten drei Steine jedes Pfads sind der Zielbereich. Sobald dort fünf Figuren stehen, von allen zusammen, endet das Spiel sofort: Das Kärtchen unter der letzten wirkt nicht mehr, und niemand zieht noch eine Karte.',
        'Das Spiel endet auch, sobald die letzte Karte des Nachziehstapels gezogen ist.',
      ],
    },
    {
      id: 'scoring',
      title: 'Wertung',
      text: [
        'Zähle zusammen:',
        '• Jede Figur bringt die Punkte ihres Steins. Vom ersten bis zum neunten sind sie −4, −3, −2, 1, 2, 3, 6, 7 und 10 Punkte wert. Die große Figur zählt doppelt, auch unter null. Figuren auf dem Startfeld zählen nichts.',
        '• Wunschsteine: Keiner kostet 4 Punkte, einer kostet 3; zwei bringen 2, drei 3, vier 6, fünf oder mehr 10 Punkte.',
        '• Die Punkte, die du im Spiel von Wegekärtchen bekommen hast.',
        'Wer am meisten hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.',
      ],
    },
  ],
};
