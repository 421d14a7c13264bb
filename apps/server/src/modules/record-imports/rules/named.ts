import { type Content, foldLetters, LANGUAGES } from '@sjaj/domain';

/** A record that lines refer to by one of its names. The first is its own, as a sheet shows it. */
interface Named {
  readonly id: number;
  readonly names: readonly string[];
}

/** A text in all its languages. */
export const namesOf = (content: Content): string[] => LANGUAGES.flatMap((language) => content[language] ?? []);

/** Records by their names; case, diacritics and script are ignored. A further name that two records have means neither. */
export class NameLookup {
  readonly #ids = new Map<string, number>();
  readonly #names = new Map<number, string>();

  constructor(records: readonly Named[]) {
    const byName = Map.groupBy(
      records.flatMap(({ id, names }) => names.map((name) => ({ id, name: foldLetters(name) }))),
      ({ name }) => name,
    );
    for (const [name, found] of byName) {
      const [first, ...others] = found;
      if (first && others.every(({ id }) => id === first.id)) this.#ids.set(name, first.id);
    }
    for (const { id, names } of records) {
      const [own = ''] = names;
      this.#names.set(id, own);
      this.#ids.set(foldLetters(own), id);
    }
  }

  find(name: string): number | undefined {
    return this.#ids.get(foldLetters(name.trim()));
  }

  nameOf(id: number): string {
    return this.#names.get(id) ?? '';
  }
}
