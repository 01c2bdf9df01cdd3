import type { SeeingKey } from '@dolmen/messages/fill';
import { loadPage } from '@dolmen/messages/load';
import { type ReactElement, useEffect, useState } from 'react';
import { StereoWays } from '../scene/stereo/stereo-ways.tsx';
import { enterXr, xrOffers } from '../scene/xr/enter.ts';
import type { XrKind } from '../scene/xr/kinds.ts';
import { wordsBy } from '../words.tsx';

const useSeeingWords = wordsBy<SeeingKey>((language) => loadPage('seeing', language));

/** Other ways to see the table than this flat picture: those that this browser offers. */
export default function WaysOfSeeing(): ReactElement {
  const { t } = useSeeingWords();
  const offers = useOffers();
  return (
    <fieldset className="menu-row" aria-label={t('seeing.title')}>
      {offers.map((kind) => (
        <button key={kind} type="button" className="button" onClick={() => void enterXr(kind, t)}>
          {t(`seeing.way.${kind}`)}
        </button>
      ))}
      <StereoWays t={t} />
    </fieldset>
  );
}

function useOffers(): readonly XrKind[] {
  const [offers, setOffers] = useState<readonly XrKind[]>([]);
  useEffect(() => {
    let isOver = false;
    void xrOffers().then((found) => isOver || setOffers(found));
    return () => {
      isOver = true;
    };
  }, []);
  return offers;
}
