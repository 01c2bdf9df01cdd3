import type { View } from '@dolmen/core/rune';
import type { Stage } from '../../scene/stage.ts';
import { attempt } from './attempt.ts';
import { beat } from './beat.ts';
import { Extra } from './extra/extra.tsx';
import { forms } from './forms.ts';
import { area, glances, lean, triumph } from './glances.ts';
import { layout } from './layout.ts';
import { look } from './look.ts';
import { Overlay } from './overlay.tsx';
import { openRune } from './own.ts';
import { TABLE } from './places.ts';
import { useAid } from './use-aid.ts';

/** Rune on the table. */
const runeStage: Stage<View> = {
  game: 'rune',
  table: TABLE,
  forms,
  layout,
  glances,
  lean,
  triumph,
  area,
  beat,
  attempt,
  // How a card is turned is chosen beside the picture, in a place of its own.
  offers: (piece) => piece.startsWith('turn:'),
  open: openRune,
  Extra,
  Overlay,
  look,
  useAid,
};
export default runeStage;
