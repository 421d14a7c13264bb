import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runToEnd } from '../building/cooperative.ts';
import { IndexWriter } from '../building/index-writer.ts';
import { FLAGS } from '../columns/group-table.ts';
import { NOW, TAXONOMY } from '../../oracle/arbitraries.ts';
import { indexed, priceRules } from '../../oracle/taxonomy.ts';
import type { IndexedProduct } from '../products.ts';
import { FacetCounter, type FacetTotals } from './facet-counter.ts';
import { FilteredSets } from './filtered-sets.ts';
import { PriceHistogram } from './price-histogram.ts';

/** More than are put into buckets between two yields. */
const PRODUCTS = 7_000;

interface Facts {
  readonly id: number;
  readonly netPrice: number;
  readonly available: number;
}

const product = ({ id, netPrice, available }: Facts): IndexedProduct =>
  indexed(
    {
      id,
      available,
      brandId: 1 + (id % 2),
      categoryIds: [1 + (id % 4)],
      valueIds: [1 + (id % 5)],
      tagIds: [],
      packId: 1,
      groupId: null,
      isLead: false,
      isDiscontinued: false,
      title: { bs: 'kanta' },
      netPrice: feninga(netPrice),
      retailPrice: feninga(netPrice * 2),
      taxRateBp: 1700,
      quantityPrices: [],
      minimumQuantity: 1,
      packSize: 1,
      promotions: [],
      popularity: 0,
      rating: 0,
      createdAt: NOW,
      codes: [`KOD-${id}`],
      descriptions: [],
    },
    TAXONOMY,
  );

const facts = fc.record({
  id: fc.nat(PRODUCTS + 20),
  netPrice: fc.integer({ min: 1, max: 900 }),
  available: fc.nat(1),
});
const range = fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const TIMEOUT = 60_000;

it(
  'counts ranges as looking at each doc does, whatever changes while it is filled and later',
  () => {
    const some = fc.array(facts, { maxLength: 60 });
    const requiredFlags = fc.constantFrom(FLAGS.ALIVE, FLAGS.ALIVE | FLAGS.IN_STOCK);
    const ranges = fc.array(range, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(some, some, ranges, requiredFlags, (during, after, sought, required) => {
        const writer = new IndexWriter(priceRules(TAXONOMY));
        const put = (one: Facts): void => void writer.put([product(one)], NOW);
        for (let id = 1; id <= PRODUCTS; id += 1) put({ id, netPrice: 1 + ((id * 7_919) % 800), available: id % 2 });
        const { table, facetIds } = writer;
        const prices = (): Int32Array => table.netNow.items;
        const set = new FilteredSets(writer).of([], null);
        const histogram = new PriceHistogram(writer, set, required);
        const filling = histogram.fill(prices);
        filling.next();
        during.forEach(put);
        runToEnd(filling);
        after.forEach(put);
        for (const { id } of after.slice(0, 5)) writer.remove(id);
        set.applyChanges();
        runToEnd(histogram.applyChanges(prices));
        for (const { min, max } of sought) {
          const counted = new FacetCounter(table, facetIds);
          histogram.count({ min, max }, prices(), counted);
          const expected = new FacetCounter(table, facetIds);
          for (let docId = 0; docId < table.docCount; docId += 1) {
            const [flags, price] = [table.flags.at(docId), prices()[docId] ?? 0];
            if ((flags & required) === required && price >= min && price <= max) expected.count(docId, flags);
          }
          expect(plain(counted)).toEqual(plain(expected));
        }
      }),
      { numRuns: Math.max(3, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  },
  TIMEOUT,
);

const plain = ({ total, inStock, onPromotion, counts }: FacetTotals) => ({
  total,
  inStock,
  onPromotion,
  counts: [...counts],
});
