import manifest from '../package.json' with { type: 'json' };

/** Of this server. */
export const VERSION: string = manifest.version;
