import type { SettingsFault } from './fault.ts';

/** Of the settings, those that can contradict each other. */
interface Tls {
  readonly tls: 'off' | 'self';
  readonly tlsCert: string | null;
  readonly tlsKey: string | null;
  readonly publicUrl: string | null;
}

const contradiction = (names: readonly string[], allowed: string): SettingsFault => ({
  code: 'contradiction',
  source: { from: 'settings', names },
  found: names.join(),
  allowed,
});

/** What each setting may say, and not all of them together. */
export function contradictionsIn({ tls, tlsCert, tlsKey, publicUrl }: Tls): SettingsFault[] {
  const faults: SettingsFault[] = [];
  const isNamed = tlsCert !== null || tlsKey !== null;
  if ((tlsCert === null) !== (tlsKey === null))
    faults.push(contradiction(['TLS_CERT', 'TLS_KEY'], 'one needs the other; give both, or neither'));
  if (tls === 'self' && isNamed)
    faults.push(contradiction(['TLS=self', 'TLS_CERT'], 'a certificate is made here, or named, not both'));
  if ((tls === 'self' || isNamed) && publicUrl?.startsWith('http:'))
    faults.push(contradiction(['PUBLIC_URL', 'TLS'], 'with a certificate the address begins with https'));
  return faults;
}
