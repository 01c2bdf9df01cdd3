import { Component, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { isEmbedded } from './embed.ts';
import { useHouse } from './house.ts';
import { FrontPage } from './lobby/front-page.tsx';
import { LoadingPage, TroublePage } from './lobby/trouble-page.tsx';
import { type Route, route } from './route.ts';
import { useStore } from './store.ts';
import { useLook } from './use-look.ts';

// The front page loads neither the games nor the picture.
const PlayPage = lazy(() => import('./play-page.tsx'));
const PracticePage = lazy(() => import('./practice-page.tsx'));
const PasswordPage = lazy(() => import('./lobby/password-page.tsx'));
const ClaimPage = lazy(() => import('./identity/claim-page.tsx'));
const MatchesPage = lazy(() => import('./matches/matches-page.tsx'));
const PrivacyPage = lazy(() => import('./privacy/privacy-page.tsx'));
const TogetherPage = lazy(() => import('./together/together-page.tsx'));
const ReplayPage = lazy(() => import('./replay/replay-page.tsx'));

/** A page that breaks says so, and offers to go on. */
class Guard extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? <TroublePage kind="crashed" /> : this.props.children;
  }
}

const isShown = ({ page }: Route): boolean => !isEmbedded || page === 'replay';

function Page({ at }: { readonly at: Route }): ReactElement {
  const { isLocked } = useHouse();
  if (!isShown(at)) return <TroublePage kind="embedded" />;
  // To play alone in this browser nobody is asked.
  if (isLocked && at.page !== 'practice') return <PasswordPage />;
  if (at.page === 'table') return <PlayPage key={at.code} code={at.code} />;
  if (at.page === 'practice') return <PracticePage key={String(at.wish)} wish={at.wish} />;
  if (at.page === 'replay') return <ReplayPage key={at.match} match={at.match} moment={at.moment} />;
  if (at.page === 'together') return <TogetherPage key={at.code} code={at.code} />;
  if (at.page === 'matches') return <MatchesPage whose={at.whose} />;
  if (at.page === 'privacy') return <PrivacyPage />;
  return at.page === 'me' ? <ClaimPage code={at.code} /> : <FrontPage />;
}

export function App(): ReactElement {
  const at = useStore(route);
  useLook();
  return (
    <Suspense fallback={null}>
      <Guard key={at.page}>
        <Suspense fallback={<LoadingPage />}>
          <Page at={at} />
        </Suspense>
      </Guard>
    </Suspense>
  );
}
