import { contentFor, type Content, type Feninga } from '@sjaj/domain';
import type { IndexOptions } from '../src/catalogue-index.ts';
import type { SynonymGroup } from '../src/text/synonyms.ts';
import type { ContractTerms, IndexedProduct, PricedProduct, PriceRules } from '../src/products.ts';

/** The taxonomy of a test catalogue. */
export interface Taxonomy {
  readonly categories: readonly { readonly id: number; readonly parentId: number | null; readonly title: Content }[];
  readonly brands: readonly { readonly id: number; readonly title: string }[];
  readonly attributes: readonly { readonly id: number; readonly isFilter: boolean }[];
  readonly values: readonly { readonly id: number; readonly attributeId: number; readonly title: Content }[];
  readonly tags: readonly { readonly id: number; readonly title: Content }[];
  readonly groups: readonly { readonly id: number; readonly title: Content }[];
  readonly synonyms: readonly SynonymGroup[];
}

/** A product before its taxonomy is resolved. */
type BareProduct = Omit<IndexedProduct, 'facets' | 'text' | 'groupTitle'> & {
  readonly valueIds: readonly number[];
  readonly tagIds: readonly number[];
  readonly packId: number;
  readonly codes: readonly string[];
  readonly descriptions: readonly string[];
};

/** The category and all above it. */
function pathOf(categoryId: number, { categories }: Taxonomy): number[] {
  const path: number[] = [];
  for (let id: number | null = categoryId; id !== null && !path.includes(id);) {
    path.push(id);
    id = categories.find((category) => category.id === id)?.parentId ?? null;
  }
  return path;
}

const textsOf = (title: Content | undefined): string[] =>
  Object.values(title ?? {}).filter((text) => typeof text === 'string');

/** Resolves names and ancestors, as the caller of the index has to. */
export function indexed(product: BareProduct, taxonomy: Taxonomy): IndexedProduct {
  const { valueIds, tagIds, packId, codes, descriptions, ...facts } = product;
  const categoryIds = [...new Set(product.categoryIds.flatMap((id) => pathOf(id, taxonomy)))];
  const values = valueIds.flatMap((id) => taxonomy.values.find((value) => value.id === id) ?? []);
  const isFilter = (attributeId: number): boolean =>
    taxonomy.attributes.some(({ id, isFilter: filters }) => id === attributeId && filters);
  return {
    ...facts,
    groupTitle: taxonomy.groups.find(({ id }) => id === product.groupId)?.title ?? null,
    facets: { categoryIds, tagIds, packId, values: values.filter(({ attributeId }) => isFilter(attributeId)) },
    text: {
      codes,
      brand: taxonomy.brands.find(({ id }) => id === product.brandId)?.title ?? '',
      names: [
        ...categoryIds.flatMap((id) => textsOf(taxonomy.categories.find((category) => category.id === id)?.title)),
        ...values.flatMap(({ title }) => textsOf(title)),
        ...tagIds.flatMap((id) => textsOf(taxonomy.tags.find((tag) => tag.id === id)?.title)),
      ],
      descriptions,
    },
  };
}

const min = (prices: readonly number[]): number => prices.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER);

/** The highest discount that covers the product. */
function discountBp({ brandId, categoryIds }: PricedProduct, terms: ContractTerms, taxonomy: Taxonomy): number {
  const covered = new Set(categoryIds.flatMap((id) => pathOf(id, taxonomy)));
  const covering = terms.discounts.filter(
    (discount) =>
      (discount.brandId === null || discount.brandId === brandId) &&
      (discount.categoryId === null || covered.has(discount.categoryId)),
  );
  return covering.reduce((highest, { percentBp }) => Math.max(highest, percentBp), 0);
}

/** Simple price rules: the lowest of list price, contract price, discount, quantity price and promotion. */
export const priceRules = (taxonomy: Taxonomy): PriceRules => ({
  pricesOf(product, { isRetail, terms, now }) {
    const prices: number[] = [isRetail ? product.retailPrice : product.netPrice];
    if (!isRetail) {
      const reached = product.quantityPrices.filter(({ fromQuantity }) => fromQuantity <= product.minimumQuantity);
      prices.push(...reached.map(({ price }) => price));
    }
    if (terms && !isRetail) {
      const contract: Feninga | undefined = terms.contractPrices.get(product.id);
      if (contract !== undefined) prices.push(contract);
      prices.push(product.netPrice - Math.round((product.netPrice * discountBp(product, terms, taxonomy)) / 10_000));
    }
    const running = product.promotions.filter(({ from, to }) => from <= now && now < to);
    const promoted = running.map(({ netPrice, retailPrice }) => (isRetail ? retailPrice : netPrice));
    return { price: min([...prices, ...promoted]), normalPrice: min(prices) };
  },
});

export const optionsFor = (taxonomy: Taxonomy): IndexOptions => ({
  priceRules: priceRules(taxonomy),
  categoryNames: taxonomy.categories.map(({ id, title }) => ({ id, texts: textsOf(title) })),
  brandNames: taxonomy.brands.map(({ id, title }) => ({ id, texts: [title] })),
  synonyms: taxonomy.synonyms,
});

export const titleIn = (title: Content, language: Parameters<typeof contentFor>[1]): string =>
  contentFor(title, language)?.text ?? '';
