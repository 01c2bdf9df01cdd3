/** What a server used so far, as its metrics say. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly residentBytes: number;
}

export async function usageOf(address: string): Promise<Usage> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return {
    cpuSeconds: metric(text, 'process_cpu_seconds_total'),
    residentBytes: metric(text, 'resident_memory_bytes'),
  };
}

function metric(text: string, name: string): number {
  const value = new RegExp(`^dolmen_${name} (\\S+)$`, 'm').exec(text)?.[1];
  if (value === undefined) throw new Error(`the server does not tell its ${name}`);
  return Number(value);
}
