import { feninga } from '@sjaj/domain';
import type { IndexedProduct } from '../src/products.ts';
import { PACK_IDS, type SeededRandom } from './random-requests.ts';
import { indexed, type Taxonomy } from './taxonomy.ts';

const DAY_MS = 86_400_000;
export const WORDS = ['kanta', 'papir', 'sapun', 'krpa', 'rukavica', 'metla', 'čistač', 'folija', 'plava', 'jaka'];

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** 20 categories in trees, 6 brands, 5 attributes (one is no filter) of 4 values, 4 tags, 8 groups. */
export const randomTaxonomy = (random: SeededRandom): Taxonomy => ({
  categories: upTo(20).map((id) => ({
    id,
    title: { bs: `K ${id}` },
    parentId: id < 4 ? null : 1 + random.number(id - 1),
  })),
  brands: upTo(6).map((id) => ({ id, title: `Brend ${id}` })),
  attributes: upTo(5).map((id) => ({ id, isFilter: id < 5 })),
  values: upTo(20).map((id) => ({ id, title: { bs: `v ${id}` }, attributeId: 1 + (id % 5) })),
  groups: upTo(8).map((id) => ({ id, title: { bs: `Varijanta ${id}`, en: `Kind ${id % 3}` } })),
  tags: upTo(4).map((id) => ({ id, title: { bs: `oznaka${id}` } })),
  synonyms: [{ words: ['kanta', 'kofa'], targets: [] }],
});

/** A product of any kind: sold in packs or not, its promotion running, over or to come, discontinued, a variant. */
export function randomProduct(random: SeededRandom, id: number, now: number, taxonomy: Taxonomy): IndexedProduct {
  const some = (count: number, most: number): number[] => [
    ...new Set(Array.from({ length: random.number(most + 1) }, () => 1 + random.number(count))),
  ];
  const netPrice = 50 + random.number(30) * 50;
  const promotions = random.isOneIn(4)
    ? some(3, 2).map((quarters) => {
        const from = now + (random.number(5) - 3) * DAY_MS;
        const price = feninga(Math.ceil((netPrice * quarters) / 4));
        return { from, to: from + 2 * DAY_MS, netPrice: price, retailPrice: feninga(price * 2) };
      })
    : [];
  const quantityPrices = random.isOneIn(4)
    ? [{ fromQuantity: 1 + random.number(12), price: feninga(Math.ceil(netPrice / 2)) }]
    : [];
  return indexed(
    {
      id,
      isDiscontinued: random.isOneIn(9),
      isLead: random.isOneIn(3),
      brandId: 1 + random.number(6),
      groupId: random.isOneIn(4) ? 1 + random.number(8) : null,
      categoryIds: some(20, 3),
      valueIds: some(20, 6),
      tagIds: some(4, 1),
      packId: random.one(PACK_IDS),
      title: { bs: `${random.one(WORDS)} ${random.one(WORDS)}`, en: random.one(['bin', 'Čaša', 'cloth']) },
      netPrice: feninga(netPrice),
      retailPrice: feninga(netPrice * 2),
      taxRateBp: 1_700,
      quantityPrices,
      promotions,
      minimumQuantity: 1 + random.number(3),
      packSize: random.one([1, 1, 6]),
      available: random.number(3),
      popularity: random.number(4),
      rating: random.number(3) * 250,
      createdAt: now - random.number(400) * DAY_MS,
      codes: [`KOD-${id}`],
      descriptions: random.isOneIn(3) ? [`${random.one(WORDS)} ${random.one(WORDS)}`] : [],
    },
    taxonomy,
  );
}
