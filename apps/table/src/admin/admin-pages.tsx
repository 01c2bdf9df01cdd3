import { type ReactElement, useEffect } from 'react';
import { createStore, useStore } from '../store.ts';
import { LanguageField } from '../style/language-field.tsx';
import { useAdminWords } from './admin-words.ts';
import { logOut } from './ask.ts';
import { HealthLine } from './health-line.tsx';
import { LoadPage } from './load-page.tsx';
import { LogPage } from './log-page.tsx';
import { MatchesPage } from './matches-page.tsx';
import { act, NoticeLine } from './notice.tsx';
import { PeoplePage } from './people-page.tsx';
import { SettingsPage } from './settings-page.tsx';
import { TablesPage } from './tables-page.tsx';

const PAGES = {
  tables: TablesPage,
  load: LoadPage,
  people: PeoplePage,
  matches: MatchesPage,
  log: LogPage,
  settings: SettingsPage,
} as const satisfies Record<string, () => ReactElement>;
type PageName = keyof typeof PAGES;
const NAMES = Object.keys(PAGES) as readonly PageName[];

const pageIn = (hash: string): PageName => NAMES.find((name) => hash === `#/${name}`) ?? 'tables';
const shown = createStore(pageIn(location.hash));
addEventListener('hashchange', () => shown.set(pageIn(location.hash)));

/** All that there is once one is logged in. */
export function AdminPages(): ReactElement {
  const { t, language } = useAdminWords();
  const name = useStore(shown);
  const Page = PAGES[name];
  useEffect(() => {
    document.title = `Dolmen · ${t(`admin.page.${name}`)}`;
  }, [t, name]);
  return (
    <div className="admin">
      <header>
        <div className="admin-head">
          <h1>Dolmen · {t('admin.title')}</h1>
          <div className="admin-row">
            <LanguageField label={t('admin.language')} language={language} />
            <button type="button" className="button" onClick={() => void logOut()}>
              {t('admin.logout')}
            </button>
            <button type="button" className="button" onClick={() => void act('admin logout', {}).then(logOut)}>
              {t('admin.logout-everywhere')}
            </button>
          </div>
        </div>
        <HealthLine />
        <PageLinks name={name} />
      </header>
      <NoticeLine />
      <main>
        <h2 className="hidden-text">{t(`admin.page.${name}`)}</h2>
        <Page />
      </main>
      <footer className="faint">{t('admin.no-secrets')}</footer>
    </div>
  );
}

function PageLinks({ name }: { readonly name: PageName }): ReactElement {
  const { t } = useAdminWords();
  return (
    <nav aria-label={t('admin.pages')}>
      {NAMES.map((page) => (
        <a key={page} href={`#/${page}`} aria-current={page === name ? 'page' : undefined}>
          {t(`admin.page.${page}`)}
        </a>
      ))}
    </nav>
  );
}
