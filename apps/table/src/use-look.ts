import { useEffect } from 'react';
import { settings } from './settings.ts';
import { useStore } from './store.ts';

/** How the page is to look on this device: told to the style sheets, on the root of the page. */
export function useLook(): void {
  const { language, textSize, contrast, isLeftHanded } = useStore(settings);
  useEffect(() => {
    const { documentElement: root } = document;
    root.lang = language;
    Object.assign(root.dataset, { text: textSize, contrast, side: isLeftHanded ? 'left' : 'right' });
  }, [language, textSize, contrast, isLeftHanded]);
}
