import type { Translated } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help: Translated<typeof english> = {
  'help.title': '{game}: Hilfe',
  'help.pages': 'Seiten der Hilfe',
  'help.page.rules': 'Regeln',
  'help.page.lexicon': 'Lexikon',
  'help.page.aid': 'Auf einen Blick',
  'help.page.about': 'Über diese Fassung',
  'help.chapters': 'Kapitel',
  'help.close': 'Hilfe schließen',
  'help.loading': 'Einen Moment …',

  'help.about.printed':
    'Hier ist alles wie gedruckt; nur die Plätze der Wegekärtchen stammen aus einer anderen öffentlichen Quelle.',
  'help.about.reconstructed':
    'Manches, was auf dem Material gedruckt ist, ist öffentlich nicht bekannt. Unsere Angaben passen zu allem, was bekannt ist, und damit spielt es sich gut:',
  'help.about.deck':
    'Wer das Spiel besitzt und einen Server betreibt, kann die gedruckten Karten einsetzen: Beim Eröffnen eines Tisches über die Schnittstelle des Servers gibt man die Option „deck“ mit, eine Liste der Kreaturen, Banshees und Druiden als JSON. Jede Karte wird so geschrieben:',
  'help.about.deck-more':
    'Was dort stehen darf, beschreibt die Datei docs/rules/rune-stones.md des Projekts unter „Another deck“. Alles, was an einem Satz Karten nicht stimmt, wird aufgezählt, und die Aufzeichnung der Partie enthält ihn.',
  'help.about.own-words':
    'Die Regeln sind in unseren eigenen Worten erzählt. Die Spiele sind das Werk ihrer Autoren und Verlage.',

  'help.lexicon.search': 'Suchen',
  'help.lexicon.search-hint': 'Drache, Jokerstein, Würfel …',
  'help.lexicon.count': '{count} {count|Eintrag|Einträge}',
  'help.lexicon.empty': 'Nichts heißt hier „{query}“.',
  'help.lexicon.all': 'Alles zeigen',
  'help.lexicon.points': '{points} {points|Punkt|Punkte}',
  'help.lexicon.copies': 'Davon gibt es {count}.',
  'help.lexicon.copies-one': 'Davon gibt es eines.',
  'help.lexicon.group.cards': 'Karten',
  'help.lexicon.group.fields': 'Felder eines Pfads',
  'help.lexicon.group.tiles': 'Wegekärtchen',
  'help.lexicon.group.places': 'Wo jetzt Wegekärtchen liegen',
  'help.lexicon.group.wishes': 'Wunschsteine am Ende',
  'help.lexicon.group.runes': 'Runen',
  'help.lexicon.group.pieces': 'Figuren und Marker',
  'help.lexicon.group.creatures': 'Kreaturen',
  'help.lexicon.group.dragons': 'Drachen',
  'help.lexicon.group.druids': 'Druiden',
  'help.lexicon.group.banshees': 'Banshees',
  'help.lexicon.group.rune-stones': 'Runensteine',
  'help.lexicon.group.forges': 'Schmieden',
  'help.lexicon.group.die': 'Seiten des Würfels',
  'help.lexicon.group.wisps': 'Irrlicht-Plättchen',
  'help.lexicon.group.night': 'Nachtplättchen',
  'help.lexicon.group.stones': 'Edelsteine und Erze',
  'help.lexicon.group.rows': 'Machtreihen',
  'help.lexicon.group.display': 'Die Auslage',
  'help.lexicon.keltis.cards': 'Zahlen 0 bis 10, jede Karte zweimal.',
  'help.lexicon.keltis.goal': 'Zielbereich: Die fünfte Figur hier beendet das Spiel.',
  'help.lexicon.keltis.end-stone': 'Der Endstein: Weiter geht keine Figur.',
  'help.lexicon.keltis.large': 'Die große Figur zählt doppelt, auch unter null.',
  'help.lexicon.keltis.wish': 'Du nimmst ihn und behältst ihn. Je mehr du hast, desto besser.',
  'help.lexicon.keltis.clover': 'Ziehe eine beliebige deiner Figuren ein Feld oder keine. Das Kleeblatt bleibt.',
  'help.lexicon.keltis.points': 'Sofort für jede Figur, die hier landet. Das Kärtchen bleibt.',
  'help.lexicon.rune.start': 'Startkarte',
  'help.lexicon.rune.rune': 'Für jede Rune dieser Farbe in Gebieten, die du kontrollierst.',
  'help.lexicon.rune.master': 'Runenmeister',
  'help.lexicon.rune.master-text':
    'Drei für jede Seite. Er kontrolliert das Gebiet, in dem er steht, und bewegt sich nie. Keine Karte darf ihn bedecken.',
  'help.lexicon.rune.marker': 'Großmeistermarker',
  'help.lexicon.rune.marker-text':
    'Nur in der Variante: Einmal im Spiel macht er eine Rune blau oder grün. Keine Karte darf ihn bedecken.',
  'help.lexicon.rune-stones.magic': 'Magie {magic}',
  'help.lexicon.rune-stones.in-display': 'in der Auslage für {cost} Magie',
  'help.lexicon.rune-stones.in-hand': 'auf deiner Hand',
  'help.lexicon.rune-stones.slot': 'Feld {slot}',
  'help.lexicon.rune-stones.slot-text': 'Eine Kreatur hier kostet {cost} Magie.',
  'help.lexicon.rune-stones.row': '{artefacts} Artefakte',
  'help.lexicon.rune-stones.row-text': 'Eingetauscht bringen sie {points} Machtpunkte und einen Runenstein.',
  'help.lexicon.rune-stones.supply': 'Insgesamt gibt es {count}; was im Vorrat fehlt, bekommt niemand.',
  'help.lexicon.rune-stones.wild': 'Bezahlt jeden Edelstein.',
  'help.lexicon.rune-stones.ore': 'Drei Erze bezahlen an jeder Schmiede, ohne deren Bonus.',
  'help.lexicon.rune-stones.night-wisp': 'Nachtplättchen mit Irrlicht',
  'help.lexicon.rune-stones.night-wisp-text':
    'Erreicht oder überholt dein Marker es, darfst du sofort ein Irrlicht-Plättchen wählen.',
  'help.lexicon.rune-stones.night-blank': 'Nachtplättchen ohne Irrlicht',
  'help.lexicon.rune-stones.night-blank-text': 'Hier geschieht nichts.',

  'help.aid.keltis.turn': 'Lege eine Karte in ihre Reihe aus oder wirf sie ab. Ziehe dann eine nach.',
  'help.aid.keltis.rows': 'Eine Reihe steigt oder fällt; gleiche Zahlen passen immer.',
  'help.aid.keltis.figures': 'Jede ausgelegte Karte zieht deine Figur dort ein Feld. Die große zählt doppelt.',
  'help.aid.keltis.fields': 'Felder: −4 −3 −2 · 1 2 3 · 6 7 10',
  'help.aid.keltis.clover': 'Kleeblatt: ein Schritt mehr für eine beliebige Figur.',
  'help.aid.keltis.wish': 'Wunschsteine: −4 −3 2 3 6, ab fünf 10',
  'help.aid.keltis.points': 'Punkte: sofort.',
  'help.aid.keltis.end': 'Das Ende: fünf Figuren im Zielbereich, oder der Nachziehstapel ist leer.',
  'help.aid.rune.turn': 'Lege eine Karte an. Ziehe dann eine, oder platziere einen Meister.',
  'help.aid.rune.fit': 'Sie muss eine Rune überdecken und zu allen Runen darunter passen oder zu allen ringsum.',
  'help.aid.rune.forbidden':
    'Verboten: genau auf eine andere Karte, über einen Meister, ein Gebiet der Gegenseite vereinen.',
  'help.aid.rune.points': 'Punkte für jede Rune, die du kontrollierst: Blau 1, Grün 2, Rot 3',
  'help.aid.rune.end': 'Das Ende: Alle Meister stehen. Wer keinen mehr hat, wartet.',
  'help.aid.rune-stones.turn':
    'Eine Aktion: beschwören, Fähigkeiten nutzen oder schmieden. Dann eintauschen und auf vier Karten nachziehen.',
  'help.aid.rune-stones.magic': 'Magie: Karten einer Farbe zählen zusammen. Die Felder kosten 4 3 3 2 2 1.',
  'help.aid.rune-stones.abilities':
    'Fähigkeiten: zwei Karten ausspielen, in beliebiger Reihenfolge. Die niedrigste Zahl bleibt dir.',
  'help.aid.rune-stones.forge':
    'Schmiede ein Artefakt oder zwei an verschiedenen Schmieden: Edelsteine seiner Farbe oder drei Erze ohne Bonus.',
  'help.aid.rune-stones.wild': 'Ein Jokerstein bezahlt jede Farbe.',
  'help.aid.rune-stones.trade':
    '2, 3, 4, 5 Artefakte eintauschen: 3, 6, 10, 15 Punkte und ein Runenstein (höchstens vier).',
  'help.aid.rune-stones.die':
    'Würfel: beliebiger Edelstein, Tausch gegen einen Jokerstein, 1 Punkt, 2 Punkte, Erz, oberste Kreatur.',
  'help.aid.rune-stones.end':
    'Das Ende: Bei 65 Punkten ist die Runde die letzte. Je drei Edelsteine und Erze bringen einen Punkt.',

  'help.guide.title': 'Erste Partie',
  'help.guide.start': 'Erste Partie mit Anleitung',
  'help.guide.progress': 'Schritt {step} von {steps}',
  'help.guide.next': 'Weiter',
  'help.guide.skip': 'Überspringen',
  'help.guide.back': 'Zurück',
  'help.guide.close': 'Anleitung schließen',
  'help.guide.resume': 'Anleitung öffnen',
  'help.guide.play-on': 'Weiterspielen',
  'help.guide.over':
    'Das war alles, was du brauchst. Spiel weiter: Was leuchtet, lässt sich berühren, und F1 öffnet die Regeln.',
  'help.guide.hint.wait': 'Die andere Seite ist am Zug. Sieh zu, was geschieht.',
  'help.guide.hint.meanwhile': 'Etwas anderes kommt zuerst: Beantworte, was oben gefragt ist.',
  'help.guide.hint.other':
    'Das ist auch erlaubt, aber in diesem Schritt geht es um etwas anderes. Nimm es zurück oder tu es beim nächsten Mal; „Überspringen“ lässt den Schritt aus.',

  'help.guide.keltis.welcome':
    'Willkommen! Fünf Pfade führen bergauf. Deine Karten bringen deine Figuren voran: Die ersten Steine kosten Punkte, die letzten sind viele wert.',
  'help.guide.keltis.card': 'Das sind deine acht Karten. Berühre die, die weiß leuchtet.',
  'help.guide.keltis.play': 'Berühre nun deine Reihe in dieser Farbe, und die Karte wird dort ausgelegt.',
  'help.guide.keltis.enter':
    'Eine Karte bringt eine Figur auf ihren Pfad. Nimm die große: Sie zählt am Ende doppelt, und du willst hier weit kommen.',
  'help.guide.keltis.draw': 'Jeder Zug endet mit dem Nachziehen. Nimm eine Karte vom Nachziehstapel.',
  'help.guide.keltis.row':
    'Du bist wieder dran. Lege eine zweite Karte derselben Farbe aus: Eine andere Zahl entscheidet, ob diese Reihe von nun an steigt oder fällt.',
  'help.guide.keltis.clover':
    'Ein Kleeblatt! Du darfst eine beliebige Figur ein Feld weiterziehen. Zieh dieselbe noch einmal.',
  'help.guide.keltis.wish':
    'Und da lag ein Wunschstein: Er gehört jetzt dir. Keiner oder einer kostet am Ende Punkte, fünf bringen zehn. Die anderen können ihn nicht mehr nehmen.',
  'help.guide.keltis.draw-again':
    'Zieh wieder nach. Auch oben von den Abwurfstapeln darf man nehmen, sobald dort etwas liegt.',
  'help.guide.keltis.discard':
    'Nicht jede Karte nützt dir. Wirf diesmal eine ab: Berühre die Karte, dann den Abwurfstapel ihrer Farbe. Keine Figur bewegt sich.',
  'help.guide.keltis.draw-last': 'Und zieh nach. Nur die Karte, die du gerade abgeworfen hast, ist dir verwehrt.',
  'help.guide.keltis.hand':
    'Klug ist, wenige Reihen zu beginnen und darin weit zu kommen. Behalte Karten, auf die andere warten.',
  'help.guide.keltis.end':
    'Ab dem siebten Stein liegt der Zielbereich. Das Spiel endet, wenn dort fünf Figuren stehen, von allen zusammen, oder wenn der Nachziehstapel leer ist. Beeil dich, wenn es dir nützt.',

  'help.guide.rune.welcome':
    'Willkommen! Das ist die Startkarte. In jedem Zug legst du eine Karte so an, dass sie etwas überdeckt. Runen einer Farbe, die sich berühren, bilden ein Gebiet.',
  'help.guide.rune.card': 'Berühre eine Karte deiner Hand, um sie aufzunehmen.',
  'help.guide.rune.turn':
    'Dreh sie: mit R, dem Mausrad oder den Knöpfen daneben. Karten dürfen in jeder Richtung liegen.',
  'help.guide.rune.lay':
    'Lege sie nun an. Sie muss mindestens eine Rune überdecken, und ihre Farben müssen zu allen Runen darunter passen oder zu allen ringsum. Wo sie passt, ist sie hell.',
  'help.guide.rune.draw':
    'Danach ziehst du eine Karte, oder du platzierst einen Runenmeister. Zieh diesmal: Berühre den Stapel.',
  'help.guide.rune.around':
    'Du bist wieder dran: Lege noch eine Karte an. Versuche, Runen einer Farbe zu verbinden; rote sind 3 Punkte wert, grüne 2, blaue 1.',
  'help.guide.rune.master':
    'Platziere nun einen Runenmeister im besten Gebiet. Er bleibt dort bis zum Ende, und du hast künftig eine Karte weniger.',
  'help.guide.rune.area':
    'Dieses Gebiet gehört dir. Jede Rune darin zählt, und es darf noch wachsen. Die Gegenseite darf es verkleinern, aber die Rune deines Meisters nicht bedecken.',
  'help.guide.rune.unite':
    'Niemand darf Gebiete vereinen, von denen die Gegenseite eines kontrolliert. So schützt ein Meister auch, und er sperrt.',
  'help.guide.rune.end':
    'Du hast noch zwei Meister. Wer den letzten gesetzt hat, hört auf; die andere Seite spielt allein zu Ende. Wenn alle stehen, werden die Runen gezählt.',

  'help.guide.rune-stones.welcome':
    'Willkommen, Druide! Dein Marker steigt auf der Punkteleiste, und auf Feld 65 wartet der Thron. Jeder Zug hat eine Aktion: beschwören, Fähigkeiten nutzen oder schmieden.',
  'help.guide.rune-stones.stones':
    'Diese Edelsteine gehören dir: einer in jeder Farbe und ein Jokerstein, der für jeden steht. Aus ihnen werden Artefakte.',
  'help.guide.rune-stones.summon': 'Zuerst brauchst du Kreaturen. Wähle „Kreaturen beschwören“.',
  'help.guide.rune-stones.magic': 'Spiele eine Karte für ihre Magie aus: die Sterne darauf. Eine starke reicht weit.',
  'help.guide.rune-stones.more-magic':
    'Du darfst Karten derselben Farbe dazulegen und vielfarbige immer. Ihre Magie zählt zusammen. Spiele noch eine aus.',
  'help.guide.rune-stones.enough': 'Das ist genug Magie. Sag, dass du fertig bist.',
  'help.guide.rune-stones.take': 'Wähle nun eine Kreatur. Das Feld nennt ihren Preis; rechts sind sie billig.',
  'help.guide.rune-stones.take-more':
    'Ist noch Magie übrig, nimm eine weitere oder höre auf. Was übrig bleibt, verfällt.',
  'help.guide.rune-stones.discard':
    'All diese Karten liegen nun auf deinem Ablagestapel. Nichts ist verloren: Sie kommen wieder, wenn dein Nachziehstapel aufgebraucht ist.',
  'help.guide.rune-stones.abilities': 'Im nächsten Zug: Edelsteine. Wähle „Fähigkeiten nutzen“.',
  'help.guide.rune-stones.cards':
    'Spiele zwei Karten aus. Nur die mit der niedrigeren Zahl bleibt dir, also überlege, welche zwei du nimmst.',
  'help.guide.rune-stones.use': 'Nutze eine davon. Die Reihenfolge bestimmst du.',
  'help.guide.rune-stones.gem': 'Nimm den Edelstein. Für eine Schmiede brauchst du Steine in der Farbe des Artefakts.',
  'help.guide.rune-stones.other': 'Nun die andere. Tu, was sie anbietet; du darfst sie auch auslassen.',
  'help.guide.rune-stones.kept':
    'Die Karte mit der niedrigeren Zahl liegt auf deinem Ablagestapel, die andere hat dich verlassen. Schwache Karten gehen diesen Weg: So werden deine Karten besser.',
  'help.guide.rune-stones.forge':
    'Zeit zu schmieden. Die ersten beiden Schmieden verlangen zwei Edelsteine in der Farbe des Artefakts; ein Jokerstein darf einspringen. Wähle eine Schmiede, die leuchtet.',
  'help.guide.rune-stones.pay': 'Bezahle: erst farbige Edelsteine, und behalte den Jokerstein, wenn es geht.',
  'help.guide.rune-stones.place':
    'Lege das Artefakt auf einen Platz seiner Farbe, in der oberen oder der unteren Machtreihe. Dort bleibt es.',
  'help.guide.rune-stones.second':
    'Du darfst an einer anderen Schmiede ein zweites Artefakt schmieden. Wenn du es bezahlen kannst, tu es: Zwei in derselben Reihe genügen zum Eintauschen.',
  'help.guide.rune-stones.trade':
    'Sobald zwei Artefakte in einer Reihe liegen, darfst du sie eintauschen: 3 Punkte für zwei, 15 für fünf. Tausche sie jetzt ein, um des Runensteins willen.',
  'help.guide.rune-stones.rune': 'Wähle einen Runenstein. Er hilft dir für den Rest des Spiels.',
  'help.guide.rune-stones.stone':
    'Dein erster Runenstein! Vier kannst du haben, jeden von anderer Art. Wenn einer benutzt werden kann, zeigt er es.',
  'help.guide.rune-stones.end':
    'Bei 65 Punkten beginnt die letzte Runde. Am Ende zählen auch Edelsteine und Reihen. Lange Reihen für Punkte, kurze für Steine: Finde nun deinen eigenen Weg.',
};
