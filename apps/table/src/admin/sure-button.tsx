import { type ReactElement, useState } from 'react';
import { useAdminWords } from './admin-words.ts';

interface Props {
  readonly label: string;
  /** Whom or what it is about: read out with the button's name. */
  readonly about: string;
  readonly question: string;
  readonly act: () => void;
}

/** Asked twice: it cannot be taken back. */
export function SureButton({ label, about, question, act }: Props): ReactElement {
  const { t } = useAdminWords();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button type="button" className="button" aria-label={`${label}: ${about}`} onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  const sure = (): void => {
    setAsked(false);
    act();
  };
  return (
    <span className="admin-sure">
      <span>{question}</span>
      <button type="button" className="button danger" onClick={sure}>
        {label}
      </button>
      <button type="button" className="button" onClick={() => setAsked(false)}>
        {t('admin.cancel')}
      </button>
    </span>
  );
}
