import { delimiter } from 'node:path';

// How to reach the registry, as npm was told. globalconfig: npm looks for it beside the Node that runs it, and would
// not find it any more once a fetched Node comes first in PATH.
const KEPT = new Set(
  ['registry', 'proxy', 'https_proxy', 'noproxy', 'cafile', 'strict_ssl', 'userconfig', 'globalconfig', 'cache'].map(
    (name) => `npm_config_${name}`,
  ),
);

const QUIET = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_NO_UPDATE_NOTIFIER: '1' };

/** @param {string} name */
const isForeign = (name) => /^npm_/i.test(name) && !KEPT.has(name.toLowerCase());

/** Without npm's own variables: npm exports its every setting (prefix, omit, nodedir, …) and children would obey them. */
export const cleanEnvironment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign(name))),
  ...QUIET,
});

/** @param {Record<string, string | undefined>} env @param {string[]} folders */
export const withPath = (env, folders) => {
  // Windows spells it "Path"; a second, differently spelled one would win or lose by chance.
  const key = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [key]: [...folders, env[key]].filter(Boolean).join(delimiter) };
};

// Left to themselves both retry for minutes. The timeout is for silence only: a slow download may take its time.
const PATIENCE = {
  fetch_retries: '2',
  fetch_retry_mintimeout: '500',
  fetch_retry_maxtimeout: '2000',
  fetch_timeout: '20000',
};

/** @param {'npm' | 'pnpm'} client */
const patience = (client) =>
  Object.fromEntries(Object.entries(PATIENCE).map(([name, value]) => [`${client}_config_${name}`, value]));

export const npmEnvironment = () => ({ ...cleanEnvironment(), ...patience('npm') });

/** pnpm reads the .npmrc files as npm does, but not npm's variables. @param {string[]} folders */
export const pnpmEnvironment = (folders) => {
  const env = { ...withPath(cleanEnvironment(), folders), ...patience('pnpm') };
  const registry = env.npm_config_registry ?? env.NPM_CONFIG_REGISTRY;
  return registry ? { ...env, pnpm_config_registry: registry } : env;
};
