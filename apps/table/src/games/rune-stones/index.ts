import type { View } from '@dolmen/core/rune-stones';
import type { Stage } from '../../scene/stage.ts';
import { attempt } from './attempt.ts';
import { beat } from './beats/beat.ts';
import { Close } from './close/close.tsx';
import { Extra } from './extra/extra.tsx';
import { forms } from './forms/forms.ts';
import { area, glances } from './glances.ts';
import { layout } from './layout/layout.ts';
import { TABLE } from './layout/measures.ts';
import { Overlay } from './overlay/overlay.tsx';

const runeStonesStage: Stage<View> = {
  game: 'rune-stones',
  table: TABLE,
  forms,
  layout,
  glances,
  area,
  beat,
  attempt,
  Extra,
  Overlay,
  Close,
};

export default runeStonesStage;
