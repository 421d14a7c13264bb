/** The alphabet of the list. Digraphs of the local script, such as Lj, are one letter. */
export const ALPHABET = [...'ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ'] as const;

/** The letter that a title is listed under; '#' if it begins with a digit or a sign. */
export function letterOf(title: string): string {
  const first = title.trim().charAt(0).toUpperCase();
  return ALPHABET.find((letter) => letter === first) ?? '#';
}

interface Titled {
  readonly title: string;
}

/** Entries whose title contains the typed text and is listed under the chosen letter, if any. */
export function filtered<T extends Titled>(entries: readonly T[], typed: string, letter: string | null): readonly T[] {
  const text = typed.trim().toLowerCase();
  return entries.filter(
    ({ title }) =>
      (text === '' || title.toLowerCase().includes(text)) && (letter === null || letterOf(title) === letter),
  );
}
