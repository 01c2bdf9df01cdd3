import type { ReactElement } from 'react';
import { useAdminWords } from './admin-words.ts';
import type { SettingInForce } from './answers.ts';
import { useOperation } from './use-operation.ts';

/** The settings in force, and where each comes from. They are changed where they come from, and hold from the next start. */
export function SettingsPage(): ReactElement {
  const { t } = useAdminWords();
  const { value } = useOperation<{ settings: readonly SettingInForce[] }>('settings', {}, 60_000);
  return (
    <div className="admin-table panel">
      <table>
        <thead>
          <tr>
            {(['key', 'value', 'from'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`admin.setting.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {value?.settings.map(({ key, value, from }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              <td>{value || '–'}</td>
              <td>{from === 'default' ? t('admin.setting.default') : from}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
