import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../words.tsx';
import { Icon } from './icons.tsx';

/** Where a panel is a sheet over the picture, a tap beside it closes it. */
const SHEET = '(width <= 700px), (height <= 500px)';

interface Props {
  readonly name: 'log' | 'talk' | 'menu';
  readonly title: string;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Beside the table on wide screens, a sheet from below on phones. */
export function Panel({ name, title, close, children }: Props): ReactElement {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    const tap = ({ target }: PointerEvent): void => {
      // The bar's buttons open and close by themselves.
      const isOwn = target instanceof Element && target.closest('.side, .hud-bar') !== null;
      if (!isOwn && matchMedia(SHEET).matches) close();
    };
    addEventListener('pointerdown', tap, { capture: true });
    return () => removeEventListener('pointerdown', tap, { capture: true });
  }, [close]);
  return (
    <section className={`side panel ${name}-panel`} aria-labelledby={id}>
      <div className="side-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={t('table.close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable */}
      <div className="side-body" tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
