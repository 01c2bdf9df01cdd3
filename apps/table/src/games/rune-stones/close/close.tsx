import { RUNES, type RuneKind, TILES, type Tile, type View } from '@dolmen/core/rune-stones';
import { pieceSaying, runeStoneSaying, wispSaying } from '@dolmen/messages/sayings/rune-stones';
import type { ReactElement } from 'react';
import type { Session } from '../../../session/session.ts';
import { useStore } from '../../../store.ts';
import { useWords, type Words } from '../../../words.tsx';
import { DIE_FACES } from '../die/faces.ts';
import { drawArtefact } from '../faces/artefact-face.ts';
import { circle, paint } from '../faces/brush.ts';
import { dieSign } from '../faces/die-face.ts';
import { runeSign } from '../faces/rune-signs.ts';
import { drawWisp, WISP_FACE } from '../faces/wisp-face.ts';
import { Drawn, Icon } from '../overlay/icon.tsx';
import '../overlay/overlay.css';
import { CardLook } from './card-look.tsx';
import { SeatLook } from './seat-look.tsx';

interface LookProps {
  readonly detail: string;
  readonly view: View;
  readonly seat: number;
  readonly words: Words;
}

type Look = (props: LookProps) => ReactElement | null;

/** A piece's name in words, as the catalogues have it. */
function Said({
  piece,
  view,
  seat,
  words,
}: Omit<LookProps, 'detail'> & { readonly piece: string }): ReactElement | null {
  const saying = pieceSaying(piece, view, seat);
  return saying && <p>{words.say(saying)}</p>;
}

function ForgeLook({ detail, view, seat, words }: LookProps): ReactElement {
  const artefact = detail === 'wild' ? 'wild' : view.forges[Number(detail) - 1];
  return (
    <>
      {artefact !== undefined && artefact !== 'none' && (
        <Drawn
          width={132}
          height={132}
          draw={(brush) => {
            circle(brush, 66, 66, 64);
            brush.clip();
            drawArtefact(brush, artefact);
          }}
        />
      )}
      <Said piece={`forge:${detail}`} view={view} seat={seat} words={words} />
    </>
  );
}

function RuneLook({ detail, words }: LookProps): ReactElement | null {
  const kind = RUNES.find((rune): rune is RuneKind => rune === detail);
  if (kind === undefined) return null;
  return (
    <>
      <Icon size={110} draw={(brush) => runeSign(brush, kind, '#8feaff', 0.17)} />
      <p>{words.say(runeStoneSaying(kind))}</p>
    </>
  );
}

const isTile = (name: string): name is Tile => Object.hasOwn(TILES, name);

function WispLook({ detail, words }: LookProps): ReactElement | null {
  if (!isTile(detail)) return null;
  return (
    <>
      <Drawn
        className="big"
        width={WISP_FACE}
        height={WISP_FACE}
        draw={(brush) => {
          drawWisp(brush, detail, 1);
        }}
      />
      <p>{words.say(wispSaying(detail))}</p>
    </>
  );
}

/** The die's faces, with what they mean: the words are those of its event. */
function DieLook({ words }: LookProps): ReactElement {
  return (
    <dl className="stones-legend">
      {DIE_FACES.map((face) => (
        <div key={face} style={{ display: 'contents' }}>
          <dt>
            <Icon
              size={34}
              draw={(brush) => {
                circle(brush, 0, 0, 1.05);
                paint(brush, '#efe2c2');
                brush.scale(0.8, 0.8);
                dieSign(brush, face);
              }}
            />
          </dt>
          <dd>{words.t(`rune-stones.term.face.${face}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const ThroneLook: Look = ({ view, seat, words }) => (
  <>
    <Said piece="throne" view={view} seat={seat} words={words} />
    <p className="faint">{words.t('table.stones.throne')}</p>
  </>
);

const LOOKS: Readonly<Record<string, Look>> = {
  card: CardLook,
  forge: ForgeLook,
  rune: RuneLook,
  wisp: WispLook,
  die: DieLook,
  throne: ThroneLook,
};

/** A close look at a piece: drawn large and crisp, with its words. */
export function Close({ close, session }: { readonly close: string; readonly session: Session }): ReactElement {
  const words = useWords();
  const state = useStore(session);
  const view = state.view as View;
  const seat = state.seat ?? 0;
  const [kind = '', detail = ''] = close.split(':');
  const Of = LOOKS[kind];
  return (
    <div className="stones-close panel">
      {kind === 'seat' && <SeatLook of={Number(detail)} session={session} words={words} />}
      {kind !== 'seat' && Of && <Of detail={detail} view={view} seat={seat} words={words} />}
      {kind !== 'seat' && !Of && <Said piece={close} view={view} seat={seat} words={words} />}
    </div>
  );
}
