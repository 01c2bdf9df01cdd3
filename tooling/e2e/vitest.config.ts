import { suite } from '@dolmen/vitest';

/** One file after the other: a picture drawn in software takes all there is. */
export default suite({ globalSetup: ['src/support/set-up.ts'], fileParallelism: false });
