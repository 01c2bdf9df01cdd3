import type { TableKey } from '@dolmen/messages/fill';
import { useEffect, useMemo, useState } from 'react';
import { seatNames } from '../../players.ts';
import type { Session } from '../../session/session.ts';
import { useStore } from '../../store.ts';
import { useWords } from '../../words.tsx';
import type { AnyStage, Glance, Tabletop } from '../stage.ts';

interface GlanceBarProps {
  readonly session: Session;
  readonly stage: AnyStage;
  readonly tabletop: Tabletop;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName));

/** 0 and Home: the first, one's own seat; 1 to 9: the others in their order. */
function meant({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, glances: readonly Glance[]): Glance | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (key === 'Home') return glances[0];
  return /^\d$/.test(key) ? glances[Number(key)] : undefined;
}

/** Places to look from: buttons, and the number keys. */
export function GlanceBar({ session, stage, tabletop }: GlanceBarProps) {
  const { t } = useWords();
  const { view, seat, table } = useStore(session);
  const glances = useMemo(() => stage.glances(view, seat), [stage, view, seat]);
  const [chosen, choose] = useState(glances[0]?.id);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const glance = isTyping(event) ? undefined : meant(event, glances);
      if (!glance) return;
      event.preventDefault();
      choose(glance.id);
      tabletop.glance(glance.id);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [glances, tabletop]);

  const nameOf = (glance: Glance): string =>
    t(glance.name as TableKey, { name: glance.seat === undefined ? '' : (seatNames(table)[glance.seat] ?? '') });
  const look = (glance: Glance): void => {
    choose(glance.id);
    tabletop.glance(glance.id);
  };

  return (
    <nav aria-label={t('scene.glances')}>
      <ul className="glances">
        {glances.map((glance, index) => (
          <li key={glance.id}>
            <button
              type="button"
              aria-pressed={glance.id === chosen}
              aria-keyshortcuts={index < 10 ? String(index) : undefined}
              data-glance={glance.id}
              onClick={() => look(glance)}
            >
              {nameOf(glance)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
