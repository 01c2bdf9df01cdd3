import type { Translated } from '../catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'refusal.malformed': 'Ce n’est pas un coup.',
  'refusal.rate-limited': 'C’était trop à la fois. Attendez un instant.',
  'refusal.version-mismatch': 'Cette page est plus ancienne que le serveur. Rechargez-la.',
  'refusal.not-seated': 'Vous n’avez pas de place à cette table.',
  'refusal.no-such-seat': 'Cette place n’existe pas.',
  'refusal.seat-taken': 'Cette place est prise.',
  'refusal.no-such-level': 'Il n’y a pas de joueur de ce genre.',
  'refusal.not-host': 'Seul l’hôte de la table peut faire cela.',
  'refusal.not-enough-players': 'Il reste des places libres.',
  'refusal.not-started': 'La partie n’a pas commencé.',
  'refusal.already-started': 'La partie a déjà commencé.',
  'refusal.wrong-ply': 'La partie a continué entre-temps.',
  'refusal.not-your-turn': 'Ce n’est pas à vous de jouer.',
  'refusal.not-legal': 'Ce n’est pas permis.',
  'refusal.floor': 'Cela ne peut pas être annulé.',
  'refusal.game-over': 'La partie est terminée.',
  'refusal.no-such-table': 'Il n’y a pas de table avec ce code.',
  'refusal.outdated-match': 'Cette partie a commencé avec d’anciennes règles et ne peut pas continuer.',
  'refusal.bad-options': 'On ne peut pas jouer avec ces options.',
  'refusal.unavailable': 'Le serveur ne peut rien enregistrer en ce moment. Rien n’a été fait ; réessayez.',
  'refusal.floor.turn-passed': 'Cela ne peut pas être annulé : le tour est passé.',
  'refusal.floor.revealed': 'Cela ne peut pas être annulé : quelque chose de caché a été révélé.',
  'refusal.server-full': 'Toutes les tables de ce serveur sont prises.',
  'refusal.bad-seats': 'Ce jeu se joue de {min} à {max}.',
};
