/** What an error says, and where it came from: without line breaks a line of the log stays one. */
export function traceOf(error: unknown): { readonly message: string; readonly trace?: string } {
  if (!(error instanceof Error)) return { message: String(error) };
  const message = 'code' in error ? `${error.message} (${String(error.code)})` : error.message;
  return error.stack === undefined ? { message } : { message, trace: error.stack };
}
