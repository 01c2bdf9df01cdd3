import { type ReactElement, Suspense, useMemo, useState } from 'react';
import { useEnd } from '../../hud/use-end.ts';
import type { Button } from '../../said.ts';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import type { Viewpoint } from '../poses.ts';
import { useTable } from '../use-table.ts';
import { AidPanel } from './aid-panel.tsx';
import { arrange } from './arrange.ts';
import { EndPanel } from './end-panel.tsx';
import { LogStand } from './log-stand.tsx';
import { LookPanel } from './look-panel.tsx';
import { MenuPanel } from './menu-panel.tsx';
import { PanelScale } from './panel.tsx';
import { Plaques } from './plaques.tsx';
import { PromptPanel } from './prompt-panel.tsx';

const NO_TOOLS: readonly Button[] = [];

interface Props {
  /** What this way of seeing offers besides: to sit elsewhere, to leave it. They stand in the menu. */
  readonly tools?: readonly Button[];
}

/** All the page's words, in the scene: for whoever sees no page. They stand around the viewpoint, never fixed to the head. */
export function Panels({ tools = NO_TOOLS }: Props): ReactElement | null {
  const viewpoint = useStore(useTable().viewpoint);
  return (
    viewpoint && (
      <Suspense fallback={null}>
        <PanelScale value={viewpoint.size}>
          <Plaques viewpoint={viewpoint} />
          <Around viewpoint={viewpoint} tools={tools} />
        </PanelScale>
      </Suspense>
    )
  );
}

interface AroundProps {
  readonly viewpoint: Viewpoint;
  readonly tools: readonly Button[];
}

/** Around whoever sits there. */
function Around({ viewpoint, tools }: AroundProps): ReactElement {
  const { session, stage } = useTable();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const places = useMemo(() => arrange(viewpoint, stage.table), [viewpoint, stage]);
  const end = useEnd(session);
  const more = useMore(isMenuOpen, setMenuOpen, end.isHidden ? end.show : null);
  return (
    <>
      <PromptPanel place={places.prompt} more={more} />
      <AidPanel place={places.aid} />
      <LogStand place={places.log} />
      <LookPanel left={places.lookLeft} right={places.lookRight} />
      {isMenuOpen && <MenuPanel place={places.menu} tools={tools} />}
      {end.isShown && <EndPanel place={places.end} close={end.hide} />}
    </>
  );
}

/** The menu, and the result that was put aside. */
function useMore(isOn: boolean, open: (isOpen: boolean) => void, showEnd: (() => void) | null): readonly Button[] {
  const { t } = useWords();
  return useMemo(() => {
    const menu: Button = { id: 'menu', label: t('table.menu'), isOn, press: () => open(!isOn) };
    const result: Button | null = showEnd && { id: 'end', label: t('table.end.show'), isMain: true, press: showEnd };
    return result ? [menu, result] : [menu];
  }, [t, isOn, open, showEnd !== null]);
}
