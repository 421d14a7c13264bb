import { nameKey } from './references.ts';

/** The names of what a file would create, as its first line writes each: `Zelena` and `zelena` are one. */
export class NewNames {
  readonly #spellings = new Map<string, Map<string, string>>();

  /** The spelling of the first line that has this name. */
  of(kind: string, name: string): string {
    const ofKind = this.#spellings.get(kind) ?? new Map<string, string>();
    this.#spellings.set(kind, ofKind);
    const key = nameKey(name);
    const spelling = ofKind.get(key) ?? name;
    ofKind.set(key, spelling);
    return spelling;
  }

  /** All of a kind, in the order of the file. */
  all(kind: string): readonly string[] {
    return [...(this.#spellings.get(kind)?.values() ?? [])];
  }
}
