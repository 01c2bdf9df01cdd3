import { type ReactElement, useId, useState } from 'react';
import { type AdminWords, timeText, useAdminWords } from './admin-words.ts';
import type { AuditEntry, LogLine } from './answers.ts';
import { useOperation } from './use-operation.ts';

const LEVELS = ['debug', 'info', 'warn', 'error'] as const;
type Level = (typeof LEVELS)[number];

/** What the server said, and what was done to it: the newest first. */
export function LogPage(): ReactElement {
  return (
    <>
      <LogSection />
      <AuditSection />
    </>
  );
}

function LogSection(): ReactElement {
  const words = useAdminWords();
  const { t } = words;
  const [title, field, select] = [useId(), useId(), useId()];
  const [text, setText] = useState('');
  const [level, setLevel] = useState<Level>('info');
  const { value } = useOperation<{ lines: readonly LogLine[] }>('log', { text, level, limit: 200 });
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('admin.page.log')}</h3>
      <div className="admin-form">
        <div className="wide">
          <label htmlFor={field}>{t('admin.log.filter')}</label>
          <input
            id={field}
            type="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div>
          <label htmlFor={select}>{t('admin.log.level')}</label>
          <select id={select} value={level} onChange={({ target }) => setLevel(target.value as Level)}>
            {LEVELS.map((name) => (
              <option key={name} value={name}>
                {t(`admin.log.level.${name}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <Lines label={t('admin.page.log')} none={value ? t('admin.log.none') : ''}>
        {value?.lines.toReversed().map((line, index) => (
          <li key={`${line.time} ${index}`} className={line.level}>
            <time dateTime={line.time}>{timeText(words, Date.parse(line.time))}</time> <b>{line.event}</b>{' '}
            {factsOf(line)}
          </li>
        ))}
      </Lines>
    </section>
  );
}

/** Whatever the line says beside what is shown already. */
const factsOf = ({ line }: LogLine): string =>
  line.replace(/^\{"time":"[^"]*","level":"\w+","event":"[^"]*",?|\}$/g, '');

interface LinesProps {
  readonly label: string;
  /** What is said where there are none. */
  readonly none: string;
  readonly children: ReactElement[] | undefined;
}

/** What scrolls must be reachable by keys. */
function Lines({ label, none, children = [] }: LinesProps): ReactElement {
  if (children.length === 0) return <p>{none}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <ol className="admin-lines panel" tabIndex={0} aria-label={label}>
      {children}
    </ol>
  );
}

function AuditSection(): ReactElement {
  const words = useAdminWords();
  const { t } = words;
  const title = useId();
  const { value } = useOperation<{ entries: readonly AuditEntry[] }>('audit', { limit: 200 });
  return (
    <section aria-labelledby={title}>
      <h3 id={title}>{t('admin.audit')}</h3>
      <Lines label={t('admin.audit')} none={value ? t('admin.audit.none') : ''}>
        {value?.entries.toReversed().map((entry, index) => (
          <li key={`${entry.time} ${index}`}>
            <time dateTime={entry.time}>{timeText(words, Date.parse(entry.time))}</time> <b>{entry.operation}</b>{' '}
            {JSON.stringify(entry.input)} → {entry.result} <span className="faint">{byText(words, entry)}</span>
          </li>
        ))}
      </Lines>
    </section>
  );
}

const byText = ({ t }: AdminWords, { via, who }: AuditEntry): string =>
  `${t(via === 'admin' ? 'admin.audit.admin' : 'admin.audit.program')} ${who}`;
