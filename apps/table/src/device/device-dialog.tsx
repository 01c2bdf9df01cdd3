import { type ReactElement, useEffect, useRef } from 'react';
import { useTopicWords } from '../words.tsx';
import { DeviceFields } from './device-fields.tsx';
import './device-dialog.css';

/** The same settings as at a table, before one is there. */
export default function DeviceDialog({ close }: { readonly close: () => void }): ReactElement {
  const { t } = useTopicWords('settings');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="panel device-dialog" onClose={close} aria-labelledby="device-title">
      <h2 id="device-title">{t('settings.title')}</h2>
      <DeviceFields />
      <button type="button" className="button" onClick={() => dialog.current?.close()}>
        {t('table.close')}
      </button>
    </dialog>
  );
}
