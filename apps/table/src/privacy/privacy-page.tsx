import type { PrivacyKey } from '@dolmen/messages/fill';
import { loadPage } from '@dolmen/messages/load';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { type Answer, ask } from '../lobby/rooms.ts';
import { FRONT } from '../route.ts';
import { type Words, wordsBy } from '../words.tsx';
import { ForgetMe } from './forget-me.tsx';
import './privacy.css';

/** What the server says of itself; 0 days: for ever. */
interface Privacy {
  readonly contact: string | null;
  readonly abandonDays: number;
  readonly keepMatchesDays: number;
  readonly keepAbandonedDays: number;
  readonly keepChatDays: number;
  readonly keepAuditDays: number;
}

const usePrivacyWords = wordsBy<PrivacyKey>((language) => loadPage('privacy', language));

/** What is kept of whom, for how long, and the way out: made from the settings in force. */
export default function PrivacyPage(): ReactElement {
  const words = usePrivacyWords();
  const privacy = usePrivacy();
  const { t } = words;
  return (
    <div className="privacy">
      <main>
        <a href={FRONT}>{t('privacy.back')}</a>
        <h1>{t('privacy.title')}</h1>
        <p>{t('privacy.lead')}</p>
        <Section title={t('privacy.contact')}>
          <p>{privacy?.ok ? contactOf(words, privacy.value) : privacy && t('privacy.unreachable')}</p>
        </Section>
        <Section title={t('privacy.browser')}>
          <p>{t('privacy.browser.text')}</p>
        </Section>
        {privacy?.ok && <OnServer words={words} privacy={privacy.value} />}
        <Section title={t('privacy.addresses')}>
          <p>{t('privacy.addresses.text')}</p>
        </Section>
        <Section title={t('privacy.seen')}>
          <p>{t('privacy.seen.text')}</p>
        </Section>
        <Section title={t('privacy.forget')}>
          <ForgetMe words={words} />
        </Section>
      </main>
    </div>
  );
}

function usePrivacy(): Answer<Privacy> | null {
  const [privacy, setPrivacy] = useState<Answer<Privacy> | null>(null);
  useEffect(() => void ask<Privacy>('/api/privacy').then(setPrivacy), []);
  return privacy;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const contactOf = ({ t }: Words<PrivacyKey>, { contact }: Privacy): string =>
  contact === null ? t('privacy.contact.none') : t('privacy.contact.is', { contact });

function OnServer({ words, privacy }: { readonly words: Words<PrivacyKey>; readonly privacy: Privacy }): ReactElement {
  const { t } = words;
  const daysOf = (days: number): string => (days === 0 ? t('privacy.for-ever') : t('privacy.days', { days }));
  return (
    <Section title={t('privacy.server')}>
      <ul>
        <li>{t('privacy.kept.person')}</li>
        <li>{t('privacy.kept.matches', { days: daysOf(privacy.keepMatchesDays) })}</li>
        <li>
          {t('privacy.kept.abandoned', {
            left: t('privacy.after-days', { days: privacy.abandonDays }),
            days: daysOf(privacy.keepAbandonedDays),
          })}
        </li>
        <li>{t('privacy.kept.chat', { days: daysOf(privacy.keepChatDays) })}</li>
        <li>{t('privacy.kept.audit', { days: daysOf(privacy.keepAuditDays) })}</li>
        <li>{t('privacy.kept.bans')}</li>
      </ul>
    </Section>
  );
}
