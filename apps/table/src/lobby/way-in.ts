import { type ServerInfo, serverAddress, serverInfo } from './rooms.ts';

/** How others reach this server. */
export interface WayIn {
  readonly address: string;
  /** Can any other machine? */
  readonly isForOthers: boolean;
}

const LOOPBACK = /^(localhost|.+\.localhost|127\.[\d.]+|\[::1\])$/;

function withHost(address: string, host: string): string {
  const url = new URL(address);
  url.hostname = host.includes(':') ? `[${host}]` : host;
  return url.href.replace(/\/$/, '');
}

/** What its host says, the way that led here, or what the network calls this machine: never what means another one elsewhere. */
export function wayFrom(here: string, { publicUrl, networkHosts }: Omit<ServerInfo, 'pushKey'>): WayIn {
  if (publicUrl !== null) return { address: publicUrl, isForOthers: true };
  if (!LOOPBACK.test(new URL(here).hostname)) return { address: here, isForOthers: true };
  const [host] = networkHosts;
  return { address: withHost(here, host ?? '127.0.0.1'), isForOthers: host !== undefined };
}

export async function wayIn(): Promise<WayIn> {
  const answer = await serverInfo();
  return wayFrom(serverAddress(), answer.ok ? answer.value : { publicUrl: null, networkHosts: [] });
}
