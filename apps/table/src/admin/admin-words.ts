import type { AdminKey } from '@dolmen/messages/fill';
import { loadPage } from '@dolmen/messages/load';
import { type Words, wordsBy } from '../words.tsx';
import type { Trouble } from './ask.ts';

export type AdminWords = Words<AdminKey>;

export const useAdminWords = wordsBy<AdminKey>((language) => loadPage('admin', language));

const KNOWN = [
  'wrong-secret',
  'rate-limited',
  'not-logged-in',
  'unreachable',
  'no-such-table',
  'no-such-person',
  'no-such-match',
  'no-such-ban',
  'own-address',
  'under-way',
  'malformed',
] as const;

/** In the reader's language where there is a text, and otherwise in the server's own words. */
export function troubleText({ t }: AdminWords, { code, message }: Trouble): string {
  const known = KNOWN.find((one) => one === code);
  return known ? t(`admin.trouble.${known}`) : message || code;
}

export const timeText = ({ language }: AdminWords, at: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const sizeText = ({ language }: AdminWords, bytes: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1000);

export function durationText({ t }: AdminWords, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('admin.hours', { hours, minutes: minutes % 60 });
  return t('admin.days', { days: Math.floor(hours / 24), hours: hours % 24 });
}
