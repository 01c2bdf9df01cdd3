import type { Translated } from '../catalogue.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Translated<typeof english> = {
  'privacy.title': 'Wat deze server bewaart',
  'privacy.back': 'Naar de voorpagina',
  'privacy.lead':
    'Er zijn geen accounts, geen cookies voor spelers, er wordt niet geteld wie er komt, en niets gaat naar anderen. Deze pagina is gemaakt van de instellingen die nu gelden.',
  'privacy.unreachable': 'De server antwoordt niet, zijn instellingen zijn dus niet bekend.',
  'privacy.contact': 'Wie hem beheert',
  'privacy.contact.is': 'Schrijf aan: {contact}',
  'privacy.contact.none':
    'Wie deze server beheert heeft niet gezegd hoe je die bereikt. Vraag het aan wie je uitnodigde.',
  'privacy.browser': 'In je browser',
  'privacy.browser.text':
    'Een geheim waaraan deze server je herkent, je naam, je instellingen en de tafels die je verliet. Dat blijft tot je het wist.',
  'privacy.server': 'Op de server',
  'privacy.kept.person':
    'Een hash van dat geheim, met de naam waaronder je ging zitten: zolang als een partij of tafel waar je bij hoort.',
  'privacy.kept.matches': 'Partijen die zijn uitgespeeld, met namen, zetten en uitslag: {days}.',
  'privacy.kept.abandoned': 'Partijen waar niemand naar terugkwam: ze eindigen na {left} en blijven daarna {days}.',
  'privacy.kept.chat': 'Wat aan een tafel wordt gezegd, de laatste 50 regels: {days}, en niet langer dan de tafel.',
  'privacy.kept.audit': 'Wat de beheerder deed, zoals iemand blokkeren: {days}.',
  'privacy.kept.bans': 'Wie geblokkeerd is, als hash of als adres: tot de blokkade eindigt.',
  'privacy.days': '{days} {days|dag|dagen}',
  'privacy.after-days': '{days} {days|dag|dagen}',
  'privacy.for-ever': 'voor altijd',
  'privacy.addresses': 'Adressen',
  'privacy.addresses.text':
    'Het adres waar je vandaan komt wordt gebruikt zolang je verbonden bent, zodat niemand de server overspoelt. Het logboek kent het alleen als pseudoniem, tot de volgende herstart. Een tafel die iemand verwijderde onthoudt er een hash van.',
  'privacy.seen': 'Wie het ziet',
  'privacy.seen.text':
    'Iedereen aan een tafel ziet daar je naam. Afgelopen partijen van openbare tafels staan in een lijst voor iedereen; die van privétafels zijn voor wie de link heeft. De beheerder ziet namen en alle afgelopen partijen, nooit een hand van een partij die gespeeld wordt. Die kan van dit alles reservekopieën hebben.',
  'privacy.forget': 'Vergeet mij',
  'privacy.forget.text':
    'Je naam verdwijnt meteen uit alle partijen en van alle tafels van deze server, met alles wat je zei. Uitslagen blijven, zonder jou. In een lopende partij neemt een computer je plaats in. Wat over je besloten is, zoals een blokkade, blijft. Daarna vergeet ook deze browser je, en ben je iemand nieuws.',
  'privacy.forget.sure': 'Het kan niet worden teruggedraaid.',
  'privacy.forget.yes': 'Vergeet mij voorgoed',
  'privacy.forget.no': 'Houd mij',
  'privacy.forget.done':
    'Je bent vergeten: weg uit {matches} {matches|partij|partijen} en van {tables} {tables|tafel|tafels}.',
  'privacy.forget.failed': 'Dat ging niet. In deze browser is niets vergeten; probeer het nog eens.',
};
