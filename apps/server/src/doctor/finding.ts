/** What was found about one thing. `odd` may be meant so; with something `ill` a server does not do its work. */
export interface Finding {
  readonly about: string;
  readonly state: 'well' | 'odd' | 'ill';
  readonly says: string;
  /** What to do. */
  readonly advice?: string;
}

type Told = Pick<Finding, 'says' | 'advice'>;

const finding =
  (state: Finding['state']) =>
  (about: string, says: string, advice?: string): Finding => ({ about, state, ...told(says, advice) });

const told = (says: string, advice: string | undefined): Told => (advice === undefined ? { says } : { says, advice });

export const well = finding('well');
export const odd = finding('odd');
export const ill = finding('ill');

/** The first line of what went wrong. */
export const reasonOf = (error: unknown): string => {
  const { message, cause } = error as Error & { cause?: Error };
  return String(cause?.message ?? message ?? error).split('\n')[0] ?? '';
};
