/** What a table is found by, taken out of its state: plain JSON that only the room understands, but for this. */

interface Known {
  readonly places?: unknown;
  readonly chat?: unknown;
}

type Place = { readonly kind?: unknown; readonly owner?: unknown } | null;

/** Who sits there. */
export function sittersIn(state: unknown): string[] {
  const places = listIn(state, 'places') as Place[];
  const owners = places.flatMap((place) => (place?.kind === 'person' ? String(place.owner) : []));
  return [...new Set(owners)].sort();
}

/** When the oldest line of the chat was said; `null`: nothing was. */
export function chatSince(state: unknown): number | null {
  const lines = listIn(state, 'chat') as { readonly at?: unknown }[];
  const times = lines.flatMap(({ at }) => (typeof at === 'number' ? Math.floor(at) : []));
  return times.length === 0 ? null : Math.min(...times);
}

function listIn(state: unknown, key: keyof Known): unknown[] {
  const value = (state as Known | null)?.[key];
  return Array.isArray(value) ? value : [];
}
