import { type FormEvent, type ReactElement, useId, useState } from 'react';
import { useAdminWords } from './admin-words.ts';
import type { Table } from './answers.ts';
import { act } from './notice.tsx';

const LONGEST = 500;

/** To everybody, or to one table. */
export function AnnounceForm({ tables }: { readonly tables: readonly Table[] }): ReactElement {
  const { t } = useAdminWords();
  const [text, setText] = useState('');
  const [code, setCode] = useState('');
  const [textId, codeId] = [useId(), useId()];
  const announce = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const isDone = await act<{ clients: number }>('rooms announce', { text, ...(code && { code }) }, ({ clients }) =>
      t('admin.announce.done', { clients }),
    );
    if (isDone) setText('');
  };
  return (
    <form className="admin-form" onSubmit={(event) => void announce(event)}>
      <div className="wide">
        <label htmlFor={textId}>{t('admin.announce.text')}</label>
        <input id={textId} required maxLength={LONGEST} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      <div>
        <label htmlFor={codeId}>{t('admin.announce.where')}</label>
        <select id={codeId} value={code} onChange={({ target }) => setCode(target.value)}>
          <option value="">{t('admin.announce.everywhere')}</option>
          {tables.map((table) => (
            <option key={table.code}>{table.code}</option>
          ))}
        </select>
      </div>
      <button type="submit" className="button primary">
        {t('admin.announce')}
      </button>
    </form>
  );
}
