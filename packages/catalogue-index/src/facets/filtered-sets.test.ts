import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CatalogueIndex } from '../catalogue-index.ts';
import { ALL_IDS, NOW, products, requests, TAXONOMY } from '../../oracle/arbitraries.ts';
import { expectSameAnswer } from '../../oracle/expect-same-answer.ts';
import { leadIdsOf } from '../../oracle/random-requests.ts';
import { optionsFor } from '../../oracle/taxonomy.ts';
import type { IndexedProduct } from '../products.ts';

/** So many that price histograms are built, and orders are known for a part of the docs only. */
const COPIES = 150;

/** ms: the plain search is slow with so many products. */
const TIMEOUT = 60_000;

/** Each product many times, without variants and with different prices. */
const copiesOf = (some: readonly IndexedProduct[]): IndexedProduct[] =>
  Array.from({ length: COPIES }, (_, copy) =>
    some.map((product): IndexedProduct => {
      const id = product.id + copy * 100;
      return {
        ...product,
        id,
        groupId: null,
        netPrice: feninga(product.netPrice + ((copy * 37) % 900)),
        retailPrice: feninga(product.retailPrice + ((copy * 53) % 900)),
        text: { ...product.text, codes: [`KOD-${id}`] },
      };
    }),
  ).flat();

async function built(all: readonly IndexedProduct[]): Promise<CatalogueIndex> {
  const index = new CatalogueIndex(optionsFor(TAXONOMY));
  await index.apply({ products: all, now: NOW });
  await index.build();
  return index;
}

const largePages = requests.map((request) => ({ ...request, pageSize: 10_000 }));
/** Which products change, and which are removed. */
const changes = fc.record({
  fresh: products(ALL_IDS.slice(0, 5)),
  from: fc.nat(COPIES - 1),
  copies: fc.integer({ min: 1, max: 60 }),
  removed: fc.uniqueArray(fc.nat(COPIES * 14), { maxLength: 40 }),
});
const NO_CHANGE = { fresh: [], from: 0, copies: 0, removed: [] };

it(
  'keeps counts, bounds and orders valid while products change between requests',
  { tags: 'full', timeout: TIMEOUT },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        products(ALL_IDS),
        fc.array(largePages, { minLength: 2, maxLength: 3 }),
        fc.array(changes, { maxLength: 3 }),
        async (all, several, later) => {
          const now = new Map(copiesOf(all).map((product) => [product.id, product]));
          const index = await built([...now.values()]);
          for (const { fresh, from, copies, removed } of [NO_CHANGE, ...later]) {
            const written = copiesOf(fresh).slice(from * fresh.length, (from + copies) * fresh.length);
            for (const product of written) now.set(product.id, product);
            const leaving = [...now.keys()].filter((_, place) => removed.includes(place));
            for (const id of leaving) now.delete(id);
            await index.apply({ products: written, now: NOW });
            index.remove(leaving);
            for (const request of several) {
              const first = leadIdsOf(await index.search({ ...request, pageSize: 24 }));
              await expectSameAnswer(index, [...now.values()], request);
              expect(first).toEqual(leadIdsOf(await index.search(request)).slice(0, 24));
            }
          }
        },
      ),
      { numRuns: Math.max(3, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  },
);

it(
  'orders the first page as a new index does',
  async () => {
    await fc.assert(
      fc.asyncProperty(products(ALL_IDS), largePages, changes, async (all, request, { fresh, from, copies }) => {
        const now = new Map(copiesOf(all).map((product) => [product.id, product]));
        const index = await built([...now.values()]);
        const firstPage = { ...request, pageSize: 24 };
        await index.search(firstPage);
        const written = copiesOf(fresh).slice(from * fresh.length, (from + copies) * fresh.length);
        for (const product of written) now.set(product.id, product);
        await index.apply({ products: written, now: NOW });
        const result = leadIdsOf(await index.search(firstPage));
        expect(result).toEqual(leadIdsOf(await (await built([...now.values()])).search(firstPage)));
      }),
      { numRuns: Math.max(4, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  },
  TIMEOUT,
);
