import 'react';

declare module 'react' {
  interface CSSProperties {
    /** The colour of a player, for the style sheets to use. */
    '--player'?: string;
    /** What the bars cover. */
    '--above'?: string;
    '--below'?: string;
    '--beside'?: string;
    '--x'?: string;
    '--y'?: string;
  }
}
