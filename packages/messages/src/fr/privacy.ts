import type { Translated } from '../catalogue.ts';
import type { privacy as english } from '../en/privacy.ts';

export const privacy: Translated<typeof english> = {
  'privacy.title': 'Ce que ce serveur conserve',
  'privacy.back': 'Vers l’accueil',
  'privacy.lead':
    'Il n’y a ni comptes, ni cookies pour les joueurs, ni mesure d’audience, et rien n’est envoyé à qui que ce soit. Cette page est faite des réglages en vigueur en ce moment.',
  'privacy.unreachable': 'Le serveur ne répond pas, ses réglages ne sont donc pas connus.',
  'privacy.contact': 'Qui le tient',
  'privacy.contact.is': 'Écrivez à : {contact}',
  'privacy.contact.none':
    'La personne qui tient ce serveur n’a pas indiqué comment la joindre. Demandez à qui vous a invité.',
  'privacy.browser': 'Dans votre navigateur',
  'privacy.browser.text':
    'Un secret par lequel ce serveur vous reconnaît, votre nom, vos réglages et les tables que vous avez quittées. Cela reste jusqu’à ce que vous l’effaciez.',
  'privacy.server': 'Sur le serveur',
  'privacy.kept.person':
    'Une empreinte de ce secret, avec le nom sous lequel vous vous êtes assis : aussi longtemps qu’une partie ou une table dont vous êtes.',
  'privacy.kept.matches': 'Les parties jouées jusqu’au bout, avec noms, coups et résultat : {days}.',
  'privacy.kept.abandoned':
    'Les parties auxquelles personne n’est revenu : elles finissent après {left} et restent ensuite {days}.',
  'privacy.kept.chat':
    'Ce qui se dit à une table, ses 50 dernières lignes : {days}, et pas plus longtemps que la table.',
  'privacy.kept.audit': 'Ce qu’a fait la personne qui le tient, comme exclure quelqu’un : {days}.',
  'privacy.kept.bans': 'Qui est exclu, par l’empreinte du secret ou par l’adresse : jusqu’à la fin de l’exclusion.',
  'privacy.days': '{days} {days|jour|jours}',
  'privacy.after-days': '{days} {days|jour|jours}',
  'privacy.for-ever': 'pour toujours',
  'privacy.addresses': 'Adresses',
  'privacy.addresses.text':
    'L’adresse d’où vous venez sert tant que vous êtes connecté, pour que personne ne submerge le serveur. Le journal ne la connaît que sous un pseudonyme qui finit au prochain redémarrage. Une table d’où quelqu’un a été exclu en garde une empreinte.',
  'privacy.seen': 'Qui le voit',
  'privacy.seen.text':
    'Toutes les personnes à une table y voient votre nom. Les parties finies des tables publiques sont dans une liste pour tous ; celles des tables privées sont pour qui a leur lien. La personne qui tient le serveur voit les noms et toutes les parties finies, jamais une main d’une partie en cours. Elle peut garder des copies de sauvegarde de tout cela.',
  'privacy.forget': 'M’oublier',
  'privacy.forget.text':
    'Votre nom quitte aussitôt toutes les parties et tables de ce serveur, avec tout ce que vous avez dit. Les résultats restent, sans vous. Dans une partie en cours, un ordinateur prend votre place. Ce qui a été décidé à votre sujet, comme une exclusion, reste. Ensuite ce navigateur vous oublie aussi, et vous êtes quelqu’un de nouveau.',
  'privacy.forget.sure': 'C’est sans retour.',
  'privacy.forget.yes': 'M’oublier pour de bon',
  'privacy.forget.no': 'Me garder',
  'privacy.forget.done':
    'Vous êtes oublié : effacé de {matches} {matches|partie|parties} et de {tables} {tables|table|tables}.',
  'privacy.forget.failed': 'Cela n’a pas marché. Rien n’a été oublié dans ce navigateur ; réessayez.',
};
