import type { ReactElement } from 'react';
import { useWords } from '../words.tsx';
import type { PanelName } from './bar.tsx';
import type { HudProps } from './hud.tsx';
import { LogLines } from './log-panel.tsx';
import { Menu } from './menu.tsx';
import { Panel } from './panel.tsx';
import { Talk } from './talk-panel.tsx';

interface Props extends Pick<HudProps, 'session' | 'stage' | 'help'> {
  readonly panel: PanelName;
  readonly close: () => void;
}

/** What was opened beside the table: what happened, talk, or the menu. */
export default function OpenPanel({ panel, session, stage, help, close }: Props): ReactElement {
  const { t } = useWords();
  return (
    <Panel key={panel} name={panel} title={t(`table.${panel}`)} close={close}>
      {panel === 'log' && <LogLines session={session} stage={stage} />}
      {panel === 'talk' && <Talk session={session} />}
      {panel === 'menu' && <Menu session={session} help={help} />}
    </Panel>
  );
}
