import type { ReactElement } from 'react';
import { DeviceFields } from '../device/device-fields.tsx';
import { RenameField } from '../lobby/rename-field.tsx';
import type { TableActions } from '../session/table-source.ts';

/** What is the viewer's own to set: the device, and their name. */
export default function OwnFields({ rename }: Pick<TableActions, 'rename'>): ReactElement {
  return (
    <>
      <DeviceFields />
      {rename && <RenameField rename={rename} ask={(asked) => asked.catch(() => {})} />}
    </>
  );
}
