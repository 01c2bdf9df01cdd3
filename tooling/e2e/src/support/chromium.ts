import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.DOLMEN_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser to test in, or `null`. */
const findChromium = (): string | null =>
  PLACES.find((place): place is string => place !== undefined && existsSync(place)) ?? null;

/** Debian's browser comes with Debian's tools, for whoever may use them. */
function installOnDebian(): void {
  const isDebian = spawnSync('apt-get', ['--version']).status === 0;
  if (!isDebian || process.getuid?.() !== 0) return;
  console.log('installing chromium for the tests in the browser …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-dejavu-core'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/** A browser is there, or it says how to get one. */
export function requireChromium(): string {
  if (findChromium() === null) installOnDebian();
  const found = findChromium();
  if (found === null)
    throw new Error(
      'The tests in the browser need Chromium or Chrome. Install it (Debian: apt-get install chromium), or name it in DOLMEN_CHROMIUM.',
    );
  return found;
}
