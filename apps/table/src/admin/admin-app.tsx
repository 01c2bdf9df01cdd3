import { type ReactElement, Suspense, useEffect } from 'react';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { AdminPages } from './admin-pages.tsx';
import { login, resume } from './ask.ts';
import { LoginPage } from './login-page.tsx';

/** For whoever runs the server. */
export function AdminApp(): ReactElement {
  const language = useStore(settings, ({ language }) => language);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => void resume(), []);
  return (
    <Suspense fallback={null}>
      <Entered />
    </Suspense>
  );
}

function Entered(): ReactElement | null {
  const state = useStore(login);
  if (state === 'unknown') return null;
  return state === 'in' ? <AdminPages /> : <LoginPage />;
}
