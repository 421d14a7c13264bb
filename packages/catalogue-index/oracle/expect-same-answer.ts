import { expect } from 'vitest';
import type { CatalogueIndex } from '../src/catalogue-index.ts';
import type { IndexedProduct } from '../src/products.ts';
import type { SearchRequest } from '../src/request.ts';
import { NOW, TAXONOMY } from './arbitraries.ts';
import { plainCatalogue } from './plain-search.ts';
import { divergences } from './random-requests.ts';
import { priceRules } from './taxonomy.ts';

const ATTRIBUTE_OF = new Map(TAXONOMY.values.map(({ id, attributeId }) => [id, attributeId]));
const RULES = priceRules(TAXONOMY);

/** Compares every part of a result with the plain search. */
export async function expectSameAnswer(
  index: CatalogueIndex,
  products: readonly IndexedProduct[],
  request: SearchRequest,
): Promise<void> {
  const catalogue = plainCatalogue(products, { rules: RULES, attributeOf: ATTRIBUTE_OF, now: NOW });
  expect(await divergences(index, catalogue, request)).toEqual([]);
}
