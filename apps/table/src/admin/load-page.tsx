import type { ReactElement } from 'react';
import { type AdminWords, timeText, useAdminWords } from './admin-words.ts';
import type { LoadSample } from './answers.ts';
import { BOX, curveOf } from './curve.ts';
import { useOperation } from './use-operation.ts';

/** What is drawn, in the units that people read. */
const CURVES = {
  moves: ({ moves }: LoadSample) => moves,
  mean: ({ mean }: LoadSample) => mean * 1000,
  slowest: ({ slowest }: LoadSample) => slowest * 1000,
  memory: ({ memory }: LoadSample) => memory / 2 ** 20,
  waiting: ({ waiting }: LoadSample) => waiting,
  clients: ({ clients }: LoadSample) => clients,
} as const;
type CurveName = keyof typeof CURVES;
const NAMES = Object.keys(CURVES) as readonly CurveName[];

/** How busy the server was in the last hours. */
export function LoadPage(): ReactElement {
  const words = useAdminWords();
  const { value } = useOperation<{ samples: readonly LoadSample[] }>('load', {}, 10_000);
  const samples = value?.samples ?? [];
  const [first] = samples;
  return (
    <>
      {first && <p className="faint">{words.t('admin.load.hint', { time: timeText(words, first.at) })}</p>}
      <div className="admin-curves">
        {NAMES.map((name) => (
          <LoadCurve key={name} {...{ name, samples, words }} />
        ))}
      </div>
    </>
  );
}

interface CurveProps {
  readonly name: CurveName;
  readonly samples: readonly LoadSample[];
  readonly words: AdminWords;
}

function LoadCurve({ name, samples, words: { t, language } }: CurveProps): ReactElement {
  const { points, most, last } = curveOf(
    samples.map(({ at }) => at),
    samples.map(CURVES[name]),
  );
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: most < 10 ? 1 : 0 });
  const said = t('admin.load.now', { now: number.format(last), most: number.format(most) });
  return (
    <figure className="panel">
      <figcaption>
        {t(`admin.load.${name}`)} <span className="faint">{said}</span>
      </figcaption>
      <svg
        viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${t(`admin.load.${name}`)}: ${said}`}
      >
        <polygon points={`0,${BOX.height} ${points} ${BOX.width},${BOX.height}`} />
        <polyline points={points} />
      </svg>
    </figure>
  );
}
