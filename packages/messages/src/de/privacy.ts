import type { Translated } from '../catalogue.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Translated<typeof english> = {
  'privacy.title': 'Was dieser Server behält',
  'privacy.back': 'Zur Startseite',
  'privacy.lead':
    'Es gibt keine Konten, keine Cookies für Spieler, keine Zählung von Besuchen, und nichts wird an andere gesendet. Diese Seite entsteht aus den Einstellungen, die gerade gelten.',
  'privacy.unreachable': 'Der Server antwortet nicht, seine Einstellungen sind also nicht bekannt.',
  'privacy.contact': 'Wer ihn betreibt',
  'privacy.contact.is': 'Schreibe an: {contact}',
  'privacy.contact.none': 'Wer diesen Server betreibt, hat keine Anschrift angegeben. Frage, wer dich eingeladen hat.',
  'privacy.browser': 'In deinem Browser',
  'privacy.browser.text':
    'Ein Geheimnis, an dem dich dieser Server erkennt, dein Name, deine Einstellungen und die Tische, die du verlassen hast. Das bleibt, bis du es löschst.',
  'privacy.server': 'Auf dem Server',
  'privacy.kept.person':
    'Ein Hashwert dieses Geheimnisses mit dem Namen, unter dem du Platz nahmst: so lange wie eine Partie oder ein Tisch, zu denen du gehörst.',
  'privacy.kept.matches': 'Zu Ende gespielte Partien mit Namen, Zügen und Ergebnis: {days}.',
  'privacy.kept.abandoned': 'Partien, zu denen niemand zurückkam: Sie enden nach {left} und bleiben von da an {days}.',
  'privacy.kept.chat': 'Was an einem Tisch gesagt wird, die letzten 50 Zeilen: {days}, und nicht länger als der Tisch.',
  'privacy.kept.audit': 'Was die Betreiber getan haben, etwa jemanden gesperrt: {days}.',
  'privacy.kept.bans': 'Wer gesperrt ist, als Hashwert oder als Adresse: bis die Sperre endet.',
  'privacy.days': '{days} {days|Tag|Tage}',
  'privacy.after-days': '{days} {days|Tag|Tagen}',
  'privacy.for-ever': 'für immer',
  'privacy.addresses': 'Adressen',
  'privacy.addresses.text':
    'Die Adresse, von der du kommst, wird benutzt, solange du verbunden bist, damit niemand den Server überflutet. Das Protokoll kennt sie nur als Pseudonym, das mit dem nächsten Neustart endet. Ein Tisch, von dem jemand entfernt wurde, merkt sich einen Hashwert davon.',
  'privacy.seen': 'Wer es sieht',
  'privacy.seen.text':
    'Alle an einem Tisch sehen dort deinen Namen. Beendete Partien öffentlicher Tische stehen in einer Liste für alle; die privater Tische sind für alle, die ihren Link haben. Die Betreiber sehen Namen und alle beendeten Partien, nie eine Hand in einer laufenden Partie. Sie können von alldem Sicherungskopien haben.',
  'privacy.forget': 'Vergiss mich',
  'privacy.forget.text':
    'Dein Name verschwindet sofort aus allen Partien und von allen Tischen dieses Servers, mit allem, was du gesagt hast. Ergebnisse bleiben, ohne dich. In einer laufenden Partie übernimmt ein Computer deinen Platz. Was über dich entschieden wurde, etwa eine Sperre, bleibt. Danach vergisst dich auch dieser Browser, und du bist jemand Neues.',
  'privacy.forget.sure': 'Das lässt sich nicht zurücknehmen.',
  'privacy.forget.yes': 'Vergiss mich endgültig',
  'privacy.forget.no': 'Behalte mich',
  'privacy.forget.done':
    'Du bist vergessen: verschwunden aus {matches} {matches|Partie|Partien} und von {tables} {tables|Tisch|Tischen}.',
  'privacy.forget.failed': 'Das ging nicht. In diesem Browser wurde nichts vergessen; versuche es noch einmal.',
};
