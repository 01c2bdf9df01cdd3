import type { ReactElement } from 'react';
import { useAdminWords } from './admin-words.ts';

interface Props {
  readonly name: string;
  readonly isOpen: boolean;
  readonly open: (isOpen: boolean) => void;
}

/** Opens the form that keeps somebody out, and closes it again. */
export function BanButton({ name, isOpen, open }: Props): ReactElement {
  const { t } = useAdminWords();
  return (
    <button
      type="button"
      className="button"
      aria-label={t('admin.ban.person', { name })}
      aria-expanded={isOpen}
      onClick={() => open(!isOpen)}
    >
      {t('admin.ban')}
    </button>
  );
}
