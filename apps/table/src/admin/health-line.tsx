import type { ReactElement } from 'react';
import { type AdminWords, durationText, troubleText, useAdminWords } from './admin-words.ts';
import type { Health } from './answers.ts';
import { useOperation } from './use-operation.ts';

/** How the server is, above every page. */
export function HealthLine(): ReactElement {
  const words = useAdminWords();
  const { value, trouble } = useOperation<Health>('health');
  if (trouble) return <p role="alert">{troubleText(words, trouble)}</p>;
  return value ? <Facts words={words} health={value} /> : <p className="faint">…</p>;
}

function Facts({ words, health }: { readonly words: AdminWords; readonly health: Health }): ReactElement {
  const { t } = words;
  const facts = [
    [t('admin.fact.version'), health.version],
    [t('admin.fact.up'), durationText(words, health.upSeconds)],
    [t('admin.fact.tables'), health.rooms],
    [t('admin.fact.playing'), health.playing],
    [t('admin.fact.clients'), health.clients],
    [t('admin.fact.memory'), `${health.memoryMegabytes} MB`],
    [t('admin.fact.waiting'), health.computersWaiting],
  ] as const;
  return (
    <div className="admin-health">
      <p className={`admin-status ${health.status}`}>{t(`admin.health.${health.status}`)}</p>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
