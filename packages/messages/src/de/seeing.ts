import type { Pages } from '../catalogue.ts';

export const seeing: Pages['seeing'] = {
  'seeing.title': 'Wie der Tisch zu sehen ist',
  'seeing.way.vr': 'In VR ansehen',
  'seeing.way.ar': 'Auf dem eigenen Tisch (AR)',
  'seeing.way.side-by-side': 'Handy im Betrachter',
  'seeing.way.anaglyph': 'Rot-Cyan-Brille',
  'seeing.way.grey-anaglyph': 'Rot-Cyan-Brille, in Grau',
  'seeing.place': 'Platz am Tisch',
  'seeing.place.seat': 'Dein Platz',
  'seeing.place.near': 'Vorne',
  'seeing.place.left': 'An der linken Ecke',
  'seeing.place.right': 'An der rechten Ecke',
  'seeing.place.across': 'Gegenüber',
  'seeing.place.above': 'Stehend, von oben',
  'seeing.lean': 'Vorbeugen',
  'seeing.hand': 'Hand, die zeigt',
  'seeing.hand.left': 'Links',
  'seeing.hand.right': 'Rechts',
  'seeing.recentre': 'Wieder gerade sitzen',
  'seeing.leave': 'Zurück zum Bildschirm',
  'seeing.away.refused':
    'Die Brille wurde nicht erlaubt, oder eine andere Seite benutzt sie. Der Tisch ist hier auf dem Bildschirm.',
  'seeing.away.unfetched':
    'Was eine Brille braucht, ließ sich nicht laden. Steht die Verbindung? Der Tisch ist hier auf dem Bildschirm.',
  'seeing.away.turns':
    'Der Browser darf nicht sagen, wie das Handy gedreht ist: Das Bild könnte deinem Kopf nicht folgen. Erlaube dieser Seite die Bewegungssensoren und versuche es noch einmal.',
  'seeing.away.space':
    'Die Brille sagt nicht, wo du bist, also gibt es keinen Platz zum Sitzen. Der Tisch ist hier auf dem Bildschirm.',
  'seeing.away.redrawn': 'Das Bild wurde mit anderen Einstellungen neu gezeichnet. Du kannst jederzeit wieder hinein.',
  'seeing.away.ended': 'Die Brille wurde verlassen. Die Partie geht hier weiter.',
  'seeing.away.hidden': 'Du hast die Brille abgenommen oder etwas anderes angesehen. Die Partie geht hier weiter.',
  'seeing.away.lost':
    'Die Verbindung zum Tisch ist abgerissen, darum wurde die Brille verlassen. Die Partie geht hier weiter, sobald sie wieder steht.',
  'seeing.away.failed': 'Die Brille konnte den Tisch nicht zeigen. Er ist hier auf dem Bildschirm.',
};
