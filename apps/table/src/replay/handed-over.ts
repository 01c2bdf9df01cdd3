const KEY = 'dolmen.record';

/** A record on its way to the replay, which is another page: it lasts as long as the tab. */
export function handOver(content: string): void {
  try {
    sessionStorage.setItem(KEY, content);
  } catch {
    // Forbidden: the replay asks for a file.
  }
}

/** What was handed over, once. */
export function takeHanded(): string | null {
  try {
    const content = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return content;
  } catch {
    return null;
  }
}
