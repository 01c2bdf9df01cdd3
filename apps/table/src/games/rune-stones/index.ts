import type { View } from '@dolmen/core/rune-stones';
import type { Stage } from '../../scene/stage.ts';
import { attempt } from './attempt.ts';
import { beat } from './beats/beat.ts';
import { Extra } from './extra/extra.tsx';
import { forms } from './forms/forms.ts';
import { area, glances, lean, triumph } from './glances.ts';
import { goals } from './goals.ts';
import { layout } from './layout/layout.ts';
import { TABLE } from './layout/measures.ts';
import { look } from './look.ts';
import { Overlay } from './overlay/overlay.tsx';
import { useAid } from './overlay/use-aid.ts';

const runeStonesStage: Stage<View> = {
  game: 'rune-stones',
  table: TABLE,
  forms,
  layout,
  glances,
  lean,
  triumph,
  area,
  beat,
  attempt,
  goals,
  Extra,
  Overlay,
  look,
  useAid,
  // What begins a turn, and what is paid with.
  isAtThumb: (piece) => /^(action|own):/.test(piece),
};

export default runeStonesStage;
