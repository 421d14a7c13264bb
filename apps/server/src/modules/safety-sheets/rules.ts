/** One file of the binder: its path in the archive and its place in the storage. */
interface BinderEntry {
  readonly name: string;
  readonly key: string;
}

interface FiledSheet {
  readonly code: string;
  readonly places: readonly string[];
  readonly sheet: { readonly name: string; readonly key: string } | null;
}

const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A name that every system takes for a folder or a file: none may end in a point or a space. */
export function fileNameOf(text: string): string {
  const name = text.replaceAll(FORBIDDEN, '-');
  let end = name.length;
  while (end > 0 && '. '.includes(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end) || '-';
}

/** The sheets of a place under its folder, by code; a sheet that several articles of the place share once. */
export function binderEntries(sheets: readonly FiledSheet[], places: readonly string[]): readonly BinderEntry[] {
  return places.flatMap((place) => {
    const seen = new Set<string>();
    return sheets.flatMap(({ code, places: of, sheet }) => {
      if (!sheet || !of.includes(place) || seen.has(sheet.key)) return [];
      seen.add(sheet.key);
      return [{ name: `${fileNameOf(place)}/${fileNameOf(`${code} ${sheet.name}`)}`, key: sheet.key }];
    });
  });
}

/** The places of the sheets, each once, by name; only the chosen one where one is chosen. */
export function placesOf(
  sheets: readonly { readonly places: readonly string[] }[],
  chosen?: string,
): readonly string[] {
  const all = [...new Set(sheets.flatMap(({ places }) => places))].sort((a, b) => a.localeCompare(b, 'bs'));
  return chosen === undefined ? all : all.filter((place) => place === chosen);
}
