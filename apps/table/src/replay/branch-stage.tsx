import { type ReactElement, useEffect, useState } from 'react';
import { HelpedTable } from '../help/helped-table.tsx';
import { saveAs } from '../hud/save-as.ts';
import { LoadingPage } from '../lobby/trouble-page.tsx';
import { practiceSource } from '../practice/practice-source.ts';
import type { TableSource } from '../session/table-source.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useTopicWords } from '../words.tsx';
import { type Branch, keepingOf } from './branches.ts';

interface Props {
  readonly branch: Branch;
  readonly back: () => void;
}

/** A match that is played on from one of its moments. */
export function BranchStage({ branch, back }: Props): ReactElement {
  const source = useBranch(branch);
  if (source === null) return <LoadingPage />;
  return (
    <div className="theatre">
      <BranchTable source={source} />
      <BranchBar {...{ branch, source, back }} />
    </div>
  );
}

function BranchTable({ source }: { readonly source: TableSource }): ReactElement {
  const isThere = useStore(source, (table) => table !== null);
  return isThere ? <HelpedTable source={source} /> : <LoadingPage />;
}

function useBranch(branch: Branch): TableSource | null {
  const { t } = useTopicWords('replay');
  const guest = t('lobby.guest');
  const [source, setSource] = useState<TableSource | null>(null);
  // Not when the language changes: the match goes on.
  useEffect(() => {
    const name = settings.get().name.trim() || guest;
    const here = practiceSource(branch.kept.setting, { name, keeping: keepingOf(branch) });
    setSource(here);
    return () => here.leave();
  }, [branch]);
  return source;
}

function BranchBar({ branch, source, back }: Props & { readonly source: TableSource }): ReactElement {
  const { t } = useTopicWords('replay');
  const save = async (): Promise<void> => {
    const file = await source.saveRecord();
    if (file) saveAs(file, `dolmen-branch-${branch.from}.json`);
  };
  return (
    <section className="replay-bar" aria-label={t('replay.controls')}>
      <div className="replay-row">
        <button type="button" className="button primary" onClick={back}>
          {t('replay.branch.back')}
        </button>
        <button type="button" className="button" onClick={save}>
          {t('replay.branch.save')}
        </button>
        <p className="replay-proof" role="status">
          {t('replay.branch.from', { ply: branch.from })}
        </p>
      </div>
    </section>
  );
}
