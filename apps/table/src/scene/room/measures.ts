/** The wood that is left around the cloth. */
export const BORDER = 1.15;
