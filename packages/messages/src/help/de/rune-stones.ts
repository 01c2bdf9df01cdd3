import type { RulesText } from '../rules-text.ts';

export const rules: RulesText = {
  sections: [
    {
      id: 'about',
      title: 'Worum es geht',
      text: [
        'Du bist ein Druide mit wenigen Karten. Du beschwörst Kreaturen, sammelst mit ihren Fähigkeiten Edelsteine und schmiedest daraus Artefakte. Reihen von Artefakten werden zu Machtpunkten und Runensteinen, und Runensteine machen dich für den Rest des Spiels stärker.',
        'Dein Marker steigt auf der Punkteleiste. Wer den Thron auf Feld 65 erreicht, läutet die letzte Runde ein. Die meisten Machtpunkte gewinnen.',
      ],
    },
    {
      id: 'setup',
      title: 'Aufbau',
      text: [
        'Zwei bis vier spielen mit. Alle beginnen mit acht Druidenkarten, davon vier auf der Hand, und mit je einem Edelstein in jeder Farbe und einem Jokerstein. Edelsteine und Erze kommen aus einem Vorrat, der zur Neige gehen kann.',
        'In der Auslage liegen sechs Kreaturen. Von links nach rechts kosten ihre Felder 4, 3, 3, 2, 2 und 1 Magie. Neue Karten kommen links hinein und rücken nach rechts: Was niemand nimmt, wird billiger.',
        'Auf jeder der fünf Schmieden liegt ein Artefakt, auf der Jokerschmiede liegen alle Jokerartefakte. Von jeder Art Runenstein gibt es zu zweit einen, zu dritt zwei, zu viert drei.',
      ],
    },
    {
      id: 'turn',
      title: 'Dein Zug',
      text: [
        'Tu genau eines von drei Dingen:',
        '• Kreaturen beschwören,',
        '• Fähigkeiten nutzen oder',
        '• Artefakte schmieden.',
        'Danach darfst du Machtreihen eintauschen, und zum Schluss ziehst du auf vier Handkarten nach. Ist dein Nachziehstapel leer, wird dein Ablagestapel gemischt und ersetzt ihn.',
      ],
    },
    {
      id: 'summon',
      title: 'Kreaturen beschwören',
      text: [
        'Spiele Karten einer Farbe aus und zähle ihre Magiepunkte zusammen, also ihre Sterne. Vielfarbige Karten, Drachen und manche Druiden, passen zu jeder Farbe.',
        'Nimm so viele Kreaturen aus der Auslage, wie du mit deiner Magie bezahlen kannst; ihre Farben sind gleichgültig. Was übrig bleibt, verfällt.',
        'Alles, was du ausgespielt und genommen hast, kommt auf deinen eigenen Ablagestapel. Es geht also nichts verloren: Durch das Beschwören werden deine Karten mehr. Dann rückt die Auslage auf und wird gefüllt.',
      ],
    },
    {
      id: 'abilities',
      title: 'Fähigkeiten nutzen',
      text: [
        'Spiele zwei Karten aus und nutze die Fähigkeit jeder Karte einmal, in beliebiger Reihenfolge. Du darfst eine auslassen.',
        'Es gibt drei Arten: eine oder zwei Wirkungen, die nacheinander kommen; zwei Wirkungen, von denen du eine wählst; und Tauschgeschäfte, bei denen du erst Edelsteine bezahlst und dann erhältst, was abgebildet ist. Ein Jokerstein kann anstelle jedes farbigen bezahlt werden, aber nicht umgekehrt.',
        'Wirkungen bringen Edelsteine, Karten aus der Auslage für deinen Ablagestapel, Machtpunkte oder einen Wurf mit dem Würfel. Seine sechs Seiten sind: ein beliebiger farbiger Edelstein; ein farbiger Edelstein gegen einen Jokerstein; 1 Punkt; 2 Punkte; ein Erz; die oberste Kreatur des allgemeinen Stapels.',
        'Achte auf die Zahlen: Von den so ausgespielten Karten bleibt dir nur die mit der niedrigsten. Die andere verlässt dich, eine Kreatur auf den allgemeinen Ablagestapel, ein Druide für immer.',
      ],
    },
    {
      id: 'forge',
      title: 'Artefakte schmieden',
      text: [
        'Du darfst ein Artefakt schmieden oder zwei an verschiedenen Schmieden. Bezahle so viele Edelsteine, wie die Schmiede verlangt, in der Farbe des Artefakts; Jokersteine dürfen einspringen. Die Jokerschmiede nimmt vier beliebige Edelsteine.',
        'Oder bezahle stattdessen drei Erze, an jeder Schmiede. Dann gibt es keinen Bonus, und Edelsteine und Erze werden nicht gemischt.',
        'Die Schmieden von links nach rechts: 2 Edelsteine; 2 Edelsteine; 3 Edelsteine und ein Wurf mit dem Würfel; 3 Edelsteine und ein Erz; 4 Edelsteine und 3 Machtpunkte; die Jokerschmiede, 4 Edelsteine.',
        'Lege das Artefakt auf einen freien Platz seiner Farbe in einer deiner beiden Machtreihen; dort bleibt es. Jokerartefakte dürfen überallhin, farbige nie auf einen Jokerplatz. Einen Bonus hast du sofort, und er kann helfen, das zweite Artefakt zu bezahlen.',
      ],
    },
    {
      id: 'trade',
      title: 'Eintauschen',
      text: [
        'Nach deiner Aktion darfst du jede Machtreihe mit mindestens zwei Artefakten eintauschen: 2, 3, 4 oder 5 davon bringen 3, 6, 10 oder 15 Machtpunkte. Danach ist die Reihe leer.',
        'Für jede Reihe wählst du auch einen Runenstein. Vier kannst du haben und nie zwei gleiche. Eine kurze Reihe bringt früh einen Stein, eine lange mehr Punkte: Das ist die Frage des Spiels.',
      ],
    },
    {
      id: 'rune-stones',
      title: 'Runensteine',
      text: [
        '• Magiepunkte: 2 Magie mehr bei jedem Beschwören, auch wenn du keine Karte ausspielst.',
        '• Handkartenlimit: Du ziehst auf sechs Karten nach.',
        '• Tausch: einmal im Zug einen Edelstein gegen ein Erz oder ein Erz gegen einen farbigen Edelstein.',
        '• Joker: Lege einmal einen farbigen Edelstein aus dem Vorrat auf diesen Stein. Beim Bezahlen gelten alle deine Edelsteine dieser Farbe als Jokersteine.',
        '• Plus: Wo eine Karte eine von zwei Wirkungen anbietet, darfst du beide haben.',
        '• Würfel verdoppeln: Lässt eine Karte dich würfeln, darfst du das Ergebnis zweimal ausführen.',
        '• Extra Machtpunkt: ein Punkt mehr für jede Karte, deren Fähigkeit dir Punkte bringt.',
        '• 3 Fähigkeiten nutzen: Du darfst drei Karten für ihre Fähigkeiten ausspielen. Nur eine davon bleibt dir.',
      ],
    },
    {
      id: 'end',
      title: 'Das Ende',
      text: [
        'Sobald jemand 65 Punkte hat, wird die Runde zu Ende gespielt, sodass alle gleich oft am Zug waren.',
        'Dann bringen je drei Edelsteine und Erze einen Punkt, und Machtreihen, die nicht eingetauscht wurden, zählen, als wären sie es. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
        'Macht zwanzig Runden lang niemand einen Punkt, endet das Spiel ebenfalls.',
      ],
    },
    {
      id: 'nocturnal',
      title: 'Nocturnal Creatures',
      text: [
        'Sechzehn Banshees kommen zu den Kreaturen, vier Arten in vier Farben:',
        '• Plünderung: Alle anderen, die einen Edelstein in der Farbe der Banshee haben, geben dir einen.',
        '• Wiederbelebung: Lege eine Karte vom allgemeinen Ablagestapel auf deinen eigenen.',
        '• Kartentausch: Nimm eine Karte vom allgemeinen Ablagestapel auf die Hand. Die Banshee verlässt dich, und du behältst die andere ausgespielte Karte.',
        '• Irrlicht: Wähle eines der vier offenen Irrlicht-Plättchen und erhalte seinen Bonus.',
        'Auf jedem fünften Feld der Punkteleiste bis 50 liegt ein Nachtplättchen; drei oder zwei davon zeigen ein Irrlicht. Erreicht oder überholt dein Marker eines mit Irrlicht, darfst du sofort ein Plättchen wählen.',
        'Irrlicht-Plättchen bringen Machtpunkte, Edelsteine oder einen Wurf mit dem Würfel und dazu einen Edelstein oder ein Erz; oder du nimmst eine beliebige Karte der Auslage, nimmst die beiden obersten Karten des allgemeinen Stapels oder spielst noch eine Karte für ihre Fähigkeit aus und behältst sie.',
      ],
    },
    {
      id: 'queenie',
      title: 'Queenie 1',
      text: [
        'Zwei weitere Arten von Runensteinen. Sie treten an die Stelle zweier anderer, die für jede Partie neu ausgelost werden:',
        '• Höchste Zahl behalten: Von den genutzten Karten bleibt dir die mit der höchsten Zahl statt der niedrigsten.',
        '• Edelstein oder Punkte: Immer wenn eine Karte dir Punkte bringt, darfst du stattdessen einen farbigen Edelstein nehmen.',
      ],
    },
  ],
};
