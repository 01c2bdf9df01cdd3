export type SettingsSource =
  | { readonly from: 'environment'; readonly name: string }
  /** Without `key` it is the file as a whole. */
  | { readonly from: 'file'; readonly file: string; readonly key?: string };

export interface SettingsFault {
  readonly code: 'bad-value' | 'unknown-key' | 'bad-file';
  readonly source: SettingsSource;
  readonly found: string;
  readonly allowed: string;
  /** The known key that an unknown one probably means. */
  readonly nearest?: string;
}

/** The faults for people, a line each. */
export function describeFaults(faults: readonly SettingsFault[]): string {
  return faults.map(describe).join('\n');
}

function describe({ code, source, found, allowed, nearest }: SettingsFault): string {
  if (code === 'bad-file') return `${place(source)}: expected ${allowed}, but found: ${found}`;
  if (code === 'bad-value') return `${place(source)}: expected ${allowed}, but found ${found}`;
  const hint = nearest === undefined ? allowed : `did you mean "${nearest}"?`;
  return `${place(source)}: there is no such setting; ${hint}`;
}

function place(source: SettingsSource): string {
  if (source.from === 'environment') return `environment variable ${source.name}`;
  return source.key === undefined ? source.file : `${source.file}, "${source.key}"`;
}

const LONGEST_SHOWN = 80;

/** A value as a fault shows it. */
export function show(found: unknown): string {
  const text = typeof found === 'string' ? `"${found}"` : (JSON.stringify(found) ?? 'nothing');
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
