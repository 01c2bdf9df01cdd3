import type { View } from '@dolmen/core/keltis';
import type { Stage } from '../../scene/stage.ts';
import { attempt } from './attempt.ts';
import { beat } from './beat.ts';
import { forms } from './forms.ts';
import { area, glances, triumph } from './glances.ts';
import { layout } from './layout.ts';
import { look } from './look.ts';
import { TABLE } from './places.ts';

/** Keltis on the table. */
const keltisStage: Stage<View> = {
  ...{ game: 'keltis', table: TABLE, forms, layout, glances, triumph, area, beat, attempt, look },
  // What is drawn comes into the hand.
  goals: () => ['hand:'],
};
export default keltisStage;
