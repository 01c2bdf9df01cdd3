import type { Start } from './replay.ts';

/** A moment in an address: `ply=12&eyes=1`, `eyes=open`, `eyes=1,open`. Whatever cannot be read is the beginning, looked on at. */
export function readMoment(query: URLSearchParams): Start {
  const ply = Number.parseInt(query.get('ply') ?? '0', 10);
  const eyes = (query.get('eyes') ?? '').split(',');
  const seat = eyes.map((word) => (/^[1-4]$/.test(word) ? Number(word) - 1 : null)).find((seat) => seat !== null);
  return { ply: Number.isFinite(ply) ? ply : 0, eyes: { seat: seat ?? null, isOpen: eyes.includes('open') } };
}

export function momentQuery({ ply, eyes }: Start): string {
  const words = [...(eyes.seat === null ? [] : [String(eyes.seat + 1)]), ...(eyes.isOpen ? ['open'] : [])];
  return new URLSearchParams({ ply: String(ply), ...(words.length > 0 && { eyes: words.join(',') }) }).toString();
}
