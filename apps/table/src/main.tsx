import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isEmbedded } from './embed.ts';
import './style/tokens.css';
import { keepPage } from './worker/update.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('the page has no root');
createRoot(root).render(<App />);

// When there is nothing else to do: it fetches all there is.
const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2000));
if (import.meta.env.PROD && !isEmbedded && 'serviceWorker' in navigator)
  addEventListener('load', () =>
    whenIdle(() => void keepPage().catch((error: unknown) => console.warn('not kept', error))),
  );
