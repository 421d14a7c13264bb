/** The cells of a pasted column, of whose rows the last cell counts; null for a single value, which the field takes itself. */
export function pastedColumn(text: string): readonly string[] | null {
  const rows = text.replaceAll('\r', '').replace(/\n$/, '').split('\n');
  if (rows.length < 2) return null;
  return rows.map((row) => row.split('\t').at(-1)?.trim() ?? '');
}
