type Row = Readonly<Record<string, unknown>>;

/** A value to be read by people: a list as a table, everything else a line for each part. */
export function textOf(value: unknown): string {
  if (!isRow(value)) return cell(value);
  const [only, ...more] = Object.values(value);
  if (more.length === 0 && Array.isArray(only)) return tableOf(only.filter(isRow));
  return Object.entries(value)
    .map(([key, part]) => `${key}: ${cell(part)}`)
    .join('\n');
}

function tableOf(rows: readonly Row[]): string {
  const [first] = rows;
  if (first === undefined) return 'none';
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => cell(row[column])))];
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const padded = lines.map((line) => line.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
  return padded.map((line) => line.trimEnd()).join('\n');
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

function cell(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.map(cell).join(', ');
  return isRow(value) ? JSON.stringify(value) : String(value);
}
