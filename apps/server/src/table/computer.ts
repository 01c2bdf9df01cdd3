import { isLevel, type Level } from '@dolmen/bots';

/** Who plays for people who are away, out of time, removed, or have resigned. */
export const STAND_IN: Level = 'skilled';

/** How well a computer plays this place. */
export const levelOf = ({ level }: { readonly level: string }): Level => (isLevel(level) ? level : STAND_IN);
