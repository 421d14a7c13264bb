import { expect, it } from 'vitest';
import { CatalogueIndex } from '../src/catalogue-index.ts';
import { plainCatalogue } from './plain-search.ts';
import { randomProduct, randomTaxonomy, WORDS } from './random-products.ts';
import { divergences, randomRequest, SeededRandom } from './random-requests.ts';
import { optionsFor, priceRules } from './taxonomy.ts';

const NOW = Date.UTC(2026, 0, 15);
const PRODUCTS = 60;
const TEXTS = [...WORDS, 'kofa', 'kanta plava', 'KOD-1', 'oznaka1', 'papir krpa metla', 'nemaovoga', 'rukavicama'];

it.each([1, 2, 3, 4, 5, 6])('agrees with the plain search on any request, also after changes (%i)', async (seed) => {
  const random = new SeededRandom(seed);
  const taxonomy = randomTaxonomy(random);
  const index = new CatalogueIndex(optionsFor(taxonomy));
  const attributeOf = new Map(taxonomy.values.map(({ id, attributeId }) => [id, attributeId]));
  let products = Array.from({ length: PRODUCTS }, (_, place) => randomProduct(random, place + 1, NOW, taxonomy));
  await index.apply({ products, now: NOW });
  await (
    await index.build()
  ).titlesSorted;
  for (let round = 0; round < 4; round += 1) {
    const catalogue = plainCatalogue(products, { rules: priceRules(taxonomy), attributeOf, now: NOW });
    for (let round = 0; round < 12; round += 1) {
      const request = randomRequest(random, { catalogue, taxonomy, texts: TEXTS });
      expect(await divergences(index, catalogue, request), JSON.stringify(request)).toEqual([]);
    }
    // Every tenth product is replaced, and every twentieth is removed.
    const remaining = products.filter(() => !random.isOneIn(20));
    index.remove(products.map(({ id }) => id));
    products = remaining.map((one) => (random.isOneIn(10) ? randomProduct(random, one.id, NOW, taxonomy) : one));
    await index.apply({ products, now: NOW });
  }
});
