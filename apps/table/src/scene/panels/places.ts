import type { PanelPlace } from './panel.tsx';

/**
 * Where panels stand, from the eyes of somebody who sits at the table: right, up and back, in tens of centimetres. The
 * prompt lies low before the own hand and grows toward the lap; the rest stands aside, a glance away.
 */
export const PLACES = {
  prompt: { at: [0, -3.95, -3.35], tilt: 1.05 },
  aid: { at: [3.75, -3.45, -3.1], yaw: -0.7, tilt: 0.85 },
  log: { at: [-5.7, -0.6, -4.7], yaw: 0.86, tilt: 0.2 },
  menu: { at: [5.4, -0.5, -4.4], yaw: -0.86, tilt: 0.2 },
  lookLeft: { at: [-2.5, -0.9, -4.3], yaw: 0.5, tilt: 0.42 },
  lookRight: { at: [2.5, -0.9, -4.3], yaw: -0.5, tilt: 0.42 },
  end: { at: [0, 0.9, -6.2], tilt: 0.12 },
} as const satisfies Readonly<Record<string, PanelPlace>>;
