import { type ReactElement, useState } from 'react';
import { opponentsAt } from '../lobby/left-tables.ts';
import { OwnTableRow, useOwnTables } from '../lobby/left-tables-list.tsx';
import { lastPractice } from '../practice/kept.ts';
import { type Practised, practised, practisedId } from '../practice/practised.ts';
import { settingHash } from '../practice/setting.ts';
import { useStore } from '../store.ts';
import { hiddenMatches, removeMatch } from './hidden-matches.ts';
import { type ListWords, OwnMatchRow } from './match-row.tsx';
import { byDate, COMPANIES, type Company, isIn, type OwnMatch } from './own-match.ts';
import { ownMatches } from './server-matches.ts';
import { usePages } from './use-pages.ts';

const fromHere = (one: Practised): OwnMatch => ({
  id: practisedId(one),
  game: one.file.game,
  names: one.file.players ?? [],
  endedAt: one.at,
  result: one.file.result ?? null,
  ...{ seat: one.seat, hasPeople: false, isPractice: true },
});

/** What this browser's person played, here and on the server: what goes on, then what is over. */
export function Mine({ words }: { readonly words: ListWords }): ReactElement {
  const [company, setCompany] = useState<Company>('every');
  return (
    <>
      <CompanyField {...{ words, company, setCompany }} />
      <Running {...{ words, company }} />
      <Finished {...{ words, company }} />
    </>
  );
}

interface Props {
  readonly words: ListWords;
  readonly company: Company;
}

function CompanyField({
  words,
  company,
  setCompany,
}: Props & { readonly setCompany: (to: Company) => void }): ReactElement {
  const { t } = words.list;
  return (
    <div className="matches-filter">
      <label>
        <span>{t('matches.filter')}</span>
        <select value={company} onChange={({ target }) => setCompany(target.value as Company)}>
          {COMPANIES.map((company) => (
            <option key={company} value={company}>
              {t(`matches.filter.${company}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Running({ words, company }: Props): ReactElement | null {
  const [practice] = useState(() => lastPractice.kept());
  const tables = useOwnTables().filter((table) => {
    const hasPeople = table.seats.some(({ kind }, seat) => kind === 'person' && seat !== table.seat);
    return isIn(company, hasPeople || opponentsAt(table).length === 0);
  });
  const isPracticeShown = practice !== null && isIn(company, false);
  if (tables.length === 0 && !isPracticeShown) return null;
  return (
    <section aria-labelledby="running-title">
      <h2 id="running-title">{words.list.t('matches.running')}</h2>
      <ul>
        {tables.map((table) => (
          <OwnTableRow key={table.code} table={table} words={words.lobby} />
        ))}
        {isPracticeShown && (
          <li>
            <a className="table-row" href={settingHash(practice.setting)}>
              <strong>{words.lobby.t(`lobby.game.${practice.setting.game}`)}</strong>
              <span>{words.list.t('matches.practice')}</span>
              <span className="row-note">{words.list.t('matches.continue')}</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}

function Finished({ words, company }: Props): ReactElement {
  const { t } = words.list;
  const { matches, phase, more } = usePages(ownMatches);
  const hidden = useStore(hiddenMatches);
  const here = useStore(practised).map(fromHere);
  // Pages of the server follow each other: what was played here in between waits for its page.
  const oldest = more === null ? 0 : (matches.at(-1)?.endedAt ?? 0);
  const shown = byDate([...matches, ...here.filter(({ endedAt }) => endedAt >= oldest)]).filter(
    ({ id, hasPeople }) => !hidden.includes(id) && isIn(company, hasPeople),
  );
  return (
    <section aria-labelledby="finished-title">
      <h2 id="finished-title">{t('matches.finished')}</h2>
      {phase === 'looking' && <p role="status">{t('matches.looking')}</p>}
      {phase === 'unreachable' && <p role="status">{t('matches.unreachable')}</p>}
      {phase !== 'looking' && shown.length === 0 && <p>{t('matches.none')}</p>}
      <ul>
        {shown.map((match) => (
          <OwnMatchRow key={match.id} {...{ match, words }} remove={() => removeMatch(match)} />
        ))}
      </ul>
      {more && (
        <button type="button" className="button" onClick={more}>
          {t('matches.more')}
        </button>
      )}
    </section>
  );
}
