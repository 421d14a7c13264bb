import type { AttributeForm } from '@sjaj/contract';
import { CATEGORY_LEVELS, type Content, foldLetters } from '@sjaj/domain';

interface Titled {
  readonly id: number;
  readonly title: Content;
}

/** What articles refer to. */
export interface ReferenceRows {
  readonly brands: readonly { readonly id: number; readonly title: string }[];
  readonly categories: readonly (Titled & { readonly parentId: number | null })[];
  readonly units: readonly (Titled & { readonly code: string; readonly abbreviation: Content })[];
  readonly taxGroups: readonly (Titled & { readonly code: string; readonly rateBp: number })[];
  readonly tags: readonly Titled[];
  readonly attributes: readonly AttributeRow[];
}

export interface AttributeRow extends Titled {
  readonly key: string;
  readonly kind: AttributeForm['kind'];
  readonly values: readonly Titled[];
}

const PATH_SEPARATOR = ' > ';
const PATH = /[>»]/;
/** How lists of other programs write units of the shop, by the code of the unit. */
const UNIT_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  kom: ['komada', 'komadi', 'kmd', 'pcs', 'ea'],
  pak: ['pk', 'pkt', 'paket', 'pakov'],
  kut: ['kutije', 'kt'],
  kart: ['krt', 'kar', 'ctn'],
  rola: ['rl', 'rol', 'role', 'rolna'],
  set: ['kpl', 'kompl', 'komplet', 'garnitura', 'gar'],
  par: ['pari', 'pr'],
  L: ['lit', 'lt', 'ltr', 'litara'],
  kg: ['kilogrami', 'kgm'],
  m: ['met', 'mtr', 'metara'],
};

/** Names are compared without case, diacritics, script and punctuation. */
export const nameKey = (name: string): string => foldLetters(name) || name.trim().toLowerCase();

const titleOf = (title: Content): string => title.bs ?? '';
const wordsOf = (content: Content): string[] => Object.values(content).flatMap((word) => (word ? [word] : []));

/** The ids by every name; the first of two records with one name. */
const byNames = <T extends { readonly id: number }>(
  rows: readonly T[],
  namesOf: (row: T) => readonly string[],
): ReadonlyMap<string, number> =>
  new Map(rows.toReversed().flatMap((row) => namesOf(row).map((name) => [nameKey(name), row.id])));

/** The names of a path: `Čišćenje > Kante` */
export const pathOf = (written: string): string[] =>
  written
    .split(PATH)
    .map((name) => name.trim())
    .filter((name) => name !== '');

export const joinPath = (path: readonly string[]): string => path.join(PATH_SEPARATOR);

type FoundCategory = { readonly id: number } | 'unknown' | 'ambiguous';

/** Finds what cells name, and names what articles have. */
export class References {
  readonly rows: ReferenceRows;
  readonly #brands: ReadonlyMap<string, number>;
  readonly #units: ReadonlyMap<string, number>;
  readonly #taxGroups: ReadonlyMap<string, number>;
  readonly #tags: ReadonlyMap<string, number>;
  readonly #attributes: ReadonlyMap<string, number>;
  readonly #values: ReadonlyMap<number, ReadonlyMap<string, number>>;
  /** `5` and `-5` are one when signs are left out. */
  readonly #exactValues: ReadonlyMap<number, ReadonlyMap<string, number>>;
  readonly #names: ReadonlyMap<string, string>;
  readonly #paths: ReadonlyMap<number, readonly string[]>;
  readonly #categoriesByPath: ReadonlyMap<string, number>;
  readonly #categoriesByName: ReadonlyMap<string, readonly number[]>;

  constructor(rows: ReferenceRows) {
    this.rows = rows;
    this.#brands = byNames(rows.brands, ({ title }) => [title]);
    this.#units = byNames(rows.units, ({ code, title, abbreviation }) => [
      code,
      ...wordsOf(abbreviation),
      ...wordsOf(title),
      ...(UNIT_SPELLINGS[code] ?? []),
    ]);
    this.#taxGroups = byNames(rows.taxGroups, ({ code, title, rateBp }) => [
      code,
      ...wordsOf(title),
      String(rateBp / 100),
      String(rateBp / 10_000).replace('.', ','),
    ]);
    this.#tags = byNames(rows.tags, ({ title }) => wordsOf(title));
    this.#attributes = byNames(rows.attributes, ({ key, title }) => [key, ...wordsOf(title)]);
    this.#values = new Map(
      rows.attributes.map(({ id, values }) => [id, byNames(values, ({ title }) => wordsOf(title))]),
    );
    this.#exactValues = new Map(
      rows.attributes.map(({ id, values }) => [id, new Map(values.map((value) => [titleOf(value.title), value.id]))]),
    );
    this.#names = namesOf(rows);
    this.#paths = pathsOf(rows.categories);
    const paths = [...this.#paths].toReversed();
    this.#categoriesByPath = new Map(paths.map(([id, path]) => [path.map(nameKey).join('>'), id]));
    this.#categoriesByName = categoriesByName(rows.categories);
  }

  readonly brand = (name: string): number | undefined => this.#brands.get(nameKey(name));
  readonly unit = (name: string): number | undefined => this.#units.get(nameKey(name));
  readonly taxGroup = (name: string): number | undefined => this.#taxGroups.get(nameKey(name.replace('%', '')));
  readonly tag = (name: string): number | undefined => this.#tags.get(nameKey(name));
  readonly attribute = (name: string): number | undefined => this.#attributes.get(nameKey(name));
  readonly attributeValue = (attributeId: number, name: string): number | undefined =>
    this.#exactValues.get(attributeId)?.get(name) ?? this.#values.get(attributeId)?.get(nameKey(name));

  /** The category of exactly this path. */
  categoryAt(path: readonly string[]): number | undefined {
    return this.#categoriesByPath.get(path.map(nameKey).join('>'));
  }

  /** The category of a path; of a single name the only one that is called so. */
  category(path: readonly string[]): FoundCategory {
    const id = this.categoryAt(path);
    if (id !== undefined) return { id };
    const [name] = path;
    const found = path.length === 1 && name !== undefined ? (this.#categoriesByName.get(nameKey(name)) ?? []) : [];
    const [only] = found;
    if (only === undefined) return 'unknown';
    return found.length === 1 ? { id: only } : 'ambiguous';
  }

  /** The name of a record in sheets. */
  nameOf(kind: 'brand' | 'category' | 'unit' | 'taxGroup' | 'tag' | 'attribute' | 'value', id: number): string {
    return this.#names.get(`${kind} ${id}`) ?? '';
  }

  categoryPath(id: number): string {
    return joinPath(this.#paths.get(id) ?? []);
  }

  /** In basis points. */
  rateOf(taxGroupId: number): number {
    return this.rows.taxGroups.find(({ id }) => id === taxGroupId)?.rateBp ?? 0;
  }
}

function namesOf({
  brands,
  categories,
  units,
  taxGroups,
  tags,
  attributes,
}: ReferenceRows): ReadonlyMap<string, string> {
  const titled = (kind: string, rows: readonly Titled[]) =>
    rows.map(({ id, title }) => [`${kind} ${id}`, titleOf(title)] as const);
  return new Map([
    ...brands.map(({ id, title }) => [`brand ${id}`, title] as const),
    ...units.map(({ id, abbreviation }) => [`unit ${id}`, titleOf(abbreviation)] as const),
    ...titled('category', categories),
    ...titled('taxGroup', taxGroups),
    ...titled('tag', tags),
    ...titled('attribute', attributes),
    ...attributes.flatMap(({ values }) => titled('value', values)),
  ]);
}

/** The titles from the top down to each category. */
function pathsOf(categories: ReferenceRows['categories']): ReadonlyMap<number, readonly string[]> {
  const byId = new Map(categories.map((category) => [category.id, category]));
  return new Map(
    categories.map(({ id }) => {
      const path: string[] = [];
      let at: number | null = id;
      while (at !== null && path.length <= CATEGORY_LEVELS) {
        const category = byId.get(at);
        if (!category) break;
        path.unshift(titleOf(category.title));
        at = category.parentId;
      }
      return [id, path];
    }),
  );
}

function categoriesByName(categories: ReferenceRows['categories']): ReadonlyMap<string, readonly number[]> {
  const ids = new Map<string, number[]>();
  for (const { id, title } of categories) {
    for (const key of new Set(wordsOf(title).map(nameKey))) ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return ids;
}
