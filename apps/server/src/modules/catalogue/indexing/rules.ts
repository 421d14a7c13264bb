import type { PictureFocus } from '@sjaj/contract';
import type { Content, UseRole } from '@sjaj/domain';

interface PictureFacts {
  readonly alt: Content;
  readonly focus: PictureFocus | null;
}

export interface CategoryFacts {
  readonly id: number;
  readonly parentId: number | null;
  readonly title: Content;
  readonly position: number;
  readonly pictureKey: string | null;
  readonly display: PictureFacts | null;
  readonly icon: string | null;
  readonly isOnMainPage: boolean;
}

export interface BrandFacts {
  readonly id: number;
  readonly title: string;
  readonly description: Content;
  readonly logoKey: string | null;
  readonly display: PictureFacts | null;
  readonly websiteUrl: string | null;
  readonly isHighlighted: boolean;
  readonly position: number;
}

interface AttributeFacts {
  readonly id: number;
  readonly title: Content;
  readonly unit: string | null;
  readonly isFilter: boolean;
  readonly useRole: UseRole | null;
  readonly decidesEffect: boolean;
  readonly position: number;
}

interface ValueFacts {
  readonly id: number;
  readonly attributeId: number;
  readonly title: Content;
  readonly swatch: string | null;
  /** Of a value that is a number. */
  readonly number: string | null;
  readonly position: number;
}

export interface ReferenceRows {
  readonly categories: readonly CategoryFacts[];
  readonly brands: readonly BrandFacts[];
  readonly attributes: readonly AttributeFacts[];
  readonly values: readonly ValueFacts[];
  readonly variations: readonly { readonly id: number; readonly title: Content }[];
  readonly tags: readonly { readonly id: number; readonly title: Content }[];
  readonly synonyms: readonly { readonly words: readonly string[]; readonly targets: readonly string[] }[];
  readonly units: readonly { readonly id: number; readonly abbreviation: Content }[];
}

/** How an article is sold, as its row tells: by the unit, and where it comes in packs, the smallest of them. */
export interface Packing {
  readonly unitId: number;
  readonly pack: { readonly unitId: number; readonly factor: number } | null;
}

/** The same everywhere: `3` for single units, `3.7.12` for a pack of twelve. Listings are filtered by it. */
export const packIdOf = ({ unitId, pack }: Packing): string =>
  pack ? `${unitId}.${pack.unitId}.${pack.factor}` : `${unitId}`;

/** Nothing is packed like this. */
const NONE = 0;

/** Numbers the ways of packing as articles have them, because the index filters by numbers. */
class PackNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #packings: Packing[] = [];

  /** How many ways of packing there are; it only grows. */
  get size(): number {
    return this.#packings.length;
  }

  /** From 1, given at first use. */
  numberFor(packing: Packing): number {
    const id = packIdOf(packing);
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const { unitId, pack } = packing;
    this.#packings.push({ unitId, pack });
    this.#numbers.set(id, this.size);
    return this.size;
  }

  /** A number that nothing has for what no article is packed like. */
  find(id: string): number {
    return this.#numbers.get(id) ?? NONE;
  }

  entries(): (readonly [number: number, packing: Packing])[] {
    return this.#packings.map((packing, index) => [index + 1, packing]);
  }
}

const byPosition = (a: { position: number; id: number }, b: { position: number; id: number }): number =>
  a.position - b.position || a.id - b.id;

const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

/** Categories, brands and attributes as of the build of an index. When they change, a new index is built with new ones. */
export class References {
  readonly categories: ReadonlyMap<number, CategoryFacts>;
  readonly brands: ReadonlyMap<number, BrandFacts>;
  readonly attributes: ReadonlyMap<number, AttributeFacts>;
  /** In the order of their attribute and within it. */
  readonly values: ReadonlyMap<number, ValueFacts>;
  readonly variations: ReferenceRows['variations'];
  readonly tags: ReadonlyMap<number, { readonly id: number; readonly title: Content }>;
  readonly synonyms: ReferenceRows['synonyms'];
  readonly units: ReadonlyMap<number, { readonly id: number; readonly abbreviation: Content }>;
  /** How the articles of the index are packed, in the numbers that it has for them. */
  readonly packs = new PackNumbers();
  /** Whether any attribute tells of the use of articles. */
  readonly hasUseRoles: boolean;
  readonly #valuesByAttribute: ReadonlyMap<number, readonly ValueFacts[]>;
  readonly #variationTitles: ReadonlyMap<number, Content>;
  readonly #paths = new Map<number, readonly number[]>();
  /** Cached by the categories of an article: every price of a company needs them, and there are few distinct lists. */
  readonly #distances = new Map<number | string, ReadonlyMap<number, number>>();

  constructor(rows: ReferenceRows) {
    this.categories = byId([...rows.categories].sort(byPosition));
    this.brands = byId([...rows.brands].sort(byPosition));
    this.attributes = byId([...rows.attributes].sort(byPosition));
    this.hasUseRoles = rows.attributes.some(({ useRole }) => useRole !== null);
    this.values = byId([...rows.values].sort(byPosition));
    this.#valuesByAttribute = Map.groupBy(this.values.values(), ({ attributeId }) => attributeId);
    this.variations = rows.variations;
    this.tags = byId(rows.tags);
    this.synonyms = rows.synonyms;
    this.units = byId(rows.units);
    this.#variationTitles = new Map(rows.variations.map(({ id, title }) => [id, title]));
  }

  /** The category and those above it, from itself up. */
  pathOf(categoryId: number): readonly number[] {
    const known = this.#paths.get(categoryId);
    if (known) return known;
    const path: number[] = [];
    let at = this.categories.get(categoryId);
    while (at && !path.includes(at.id)) {
      path.push(at.id);
      at = at.parentId === null ? undefined : this.categories.get(at.parentId);
    }
    this.#paths.set(categoryId, path);
    return path;
  }

  /** These categories and those above them, with the distance: 0 for these. Of two paths the shorter counts. */
  categoryDistances(categoryIds: readonly number[]): ReadonlyMap<number, number> {
    const [only] = categoryIds;
    const key = categoryIds.length === 1 && only !== undefined ? only : categoryIds.join();
    const known = this.#distances.get(key);
    if (known) return known;
    const distances = new Map<number, number>();
    for (const id of categoryIds) {
      this.pathOf(id).forEach((above, distance) =>
        distances.set(above, Math.min(distance, distances.get(above) ?? distance)),
      );
    }
    this.#distances.set(key, distances);
    return distances;
  }

  /** The drawing of the top category above, in place of a missing picture. */
  placeholderOf(categoryId: number | undefined): string {
    const top = categoryId === undefined ? undefined : this.pathOf(categoryId).at(-1);
    return (top === undefined ? null : this.categories.get(top)?.icon) ?? 'box';
  }

  /** The attribute of a value, where articles are filtered by it. */
  filterAttributeOf(valueId: number): number | undefined {
    const attribute = this.attributes.get(this.values.get(valueId)?.attributeId ?? 0);
    return attribute?.isFilter ? attribute.id : undefined;
  }

  /** What a value tells of the use of an article, by its role; empty for nothing. */
  useValuesOf(valueId: number): readonly (readonly [role: UseRole, value: string])[] {
    const value = this.values.get(valueId);
    const role = value && this.attributes.get(value.attributeId)?.useRole;
    return role ? [[role, value.number ?? value.title.bs ?? '']] : [];
  }

  /** Whether articles of another value have another effect. */
  decidesEffect(valueId: number): boolean {
    return this.attributes.get(this.values.get(valueId)?.attributeId ?? 0)?.decidesEffect ?? false;
  }

  /** The values of an attribute in their order. */
  valuesOf(attributeId: number): readonly ValueFacts[] {
    return this.#valuesByAttribute.get(attributeId) ?? [];
  }

  variationTitle(id: number): Content | undefined {
    return this.#variationTitles.get(id);
  }
}
