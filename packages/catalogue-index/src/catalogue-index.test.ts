import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CatalogueIndex } from './catalogue-index.ts';
import { ALL_IDS, NOW, products, requests, TAXONOMY } from '../oracle/arbitraries.ts';
import { expectSameAnswer } from '../oracle/expect-same-answer.ts';
import { leadIdsOf } from '../oracle/random-requests.ts';
import { optionsFor } from '../oracle/taxonomy.ts';
import type { IndexedProduct } from './products.ts';

async function built(all: readonly IndexedProduct[]): Promise<CatalogueIndex> {
  const index = new CatalogueIndex(optionsFor(TAXONOMY));
  await index.apply({ products: all, now: NOW });
  await index.build();
  return index;
}

describe('search', () => {
  it('agrees with the plain search: hits, counts, bounds', async () => {
    await fc.assert(
      fc.asyncProperty(products(ALL_IDS), requests, async (all, request) =>
        expectSameAnswer(await built(all), all, request),
      ),
      { numRuns: Math.max(80, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });

  it('returns the same after changes as a new index', async () => {
    await fc.assert(
      fc.asyncProperty(
        products(ALL_IDS),
        products(ALL_IDS),
        fc.uniqueArray(fc.constantFrom(...ALL_IDS)),
        requests,
        async (old, fresh, removed, request) => {
          const index = await built(old);
          await index.search(request);
          const now = fresh.filter(({ id }) => !removed.includes(id));
          index.remove(removed);
          await index.apply({ products: now, now: NOW });
          await expectSameAnswer(index, now, request);
        },
      ),
      { numRuns: Math.max(80, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });

  it('caches no count, bound or order longer than it is valid', async () => {
    const plain = requests.map(({ filters, ...request }) => {
      const columns = { minPrice: null, maxPrice: null, isNew: false };
      return { ...request, text: null, filters: { ...filters, ...columns, isPurchasedBefore: false } };
    });
    await fc.assert(
      fc.asyncProperty(
        products(ALL_IDS),
        products(ALL_IDS),
        fc.array(plain, { minLength: 1, maxLength: 3 }),
        async (old, fresh, several) => {
          // Prices alone change first: counts may stay, bounds and orders may not.
          const repriced = old.map((product, place) => {
            const { netPrice, retailPrice, promotions } = fresh[place] ?? product;
            return { ...product, netPrice, retailPrice, promotions };
          });
          const index = await built(old);
          for (const now of [old, repriced, fresh]) {
            await index.apply({ products: now, now: NOW });
            for (const request of several) {
              await expectSameAnswer(index, now, request);
              expect(leadIdsOf(await index.search(request))).toEqual(
                leadIdsOf(await (await built(now)).search(request)),
              );
            }
          }
        },
      ),
      { numRuns: Math.max(15, fc.readConfigureGlobal().numRuns ?? 0) },
    );
  });

  it('divides the result into pages without overlap, in one order', async () => {
    await fc.assert(
      fc.asyncProperty(products(ALL_IDS), requests, fc.integer({ min: 1, max: 6 }), async (all, request, pageSize) => {
        const index = await built(all);
        const whole = await index.search(request);
        const pages: number[] = [];
        for (let page = 1; page <= Math.ceil(whole.total / pageSize); page += 1) {
          pages.push(...leadIdsOf(await index.search({ ...request, page, pageSize })));
        }
        expect(pages).toEqual(leadIdsOf(whole));
      }),
    );
  });
});

it('starts and ends promotions by the clock', async () => {
  await fc.assert(
    fc.asyncProperty(products(ALL_IDS), requests, async (all, request) => {
      const index = await built(all);
      const onPromotion = { ...request, text: null, filters: { ...request.filters, isOnPromotion: true } };
      await index.apply({ now: NOW + 1 });
      expect(index.nextChangeAt).toBe(Number.POSITIVE_INFINITY);
      expect((await index.search(onPromotion)).total).toBe(0);
      await index.apply({ now: NOW });
      await expectSameAnswer(index, all, onPromotion);
    }),
  );
});

describe('the version', () => {
  it('changes with every change, and no two indexes share one', async () => {
    const index = new CatalogueIndex(optionsFor(TAXONOMY));
    const versions = [index.version, new CatalogueIndex(optionsFor(TAXONOMY)).version];
    await index.apply({ now: NOW });
    versions.push(index.version);
    await index.build();
    versions.push(index.version);
    index.remove([1]);
    versions.push(index.version);
    await index.apply({ synonyms: [{ words: ['kanta', 'kofa'], targets: [] }], now: NOW });
    versions.push(index.version);
    expect(new Set(versions).size).toBe(versions.length);
  });
});
