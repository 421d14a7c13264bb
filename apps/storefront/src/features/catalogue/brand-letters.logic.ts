/** The alphabet of the list: letters that are one in the local script stay one. */
export const ALPHABET = [...'ABCČĆDĐEFGHIJKLMNOPQRSŠTUVWXYZŽ'] as const;

/** The letter under which a title stands; '#' for what begins with a digit or a sign. */
export function letterOf(title: string): string {
  const first = title.trim().charAt(0).toUpperCase();
  return ALPHABET.find((letter) => letter === first) ?? '#';
}

export interface Titled {
  readonly title: string;
}

/** The entries whose title has the typed letters in it and stands under the letter, if one is chosen. */
export function filtered<T extends Titled>(entries: readonly T[], typed: string, letter: string | null): readonly T[] {
  const text = typed.trim().toLowerCase();
  return entries.filter(
    ({ title }) =>
      (text === '' || title.toLowerCase().includes(text)) && (letter === null || letterOf(title) === letter),
  );
}
