import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsOf, documentsOf, expectRight } from '../../../test/oracle/catalogue-oracle.ts';
import { ALL, NOW, REFERENCES, request, stock } from '../../../test/oracle/catalogue-stock.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { ReadArticle } from './documents.ts';
import { atOnce } from './slices.ts';

const filled = (articles: readonly ReadArticle[]): CatalogueIndex => {
  const index = new CatalogueIndex(REFERENCES);
  index.index(articles, NOW);
  atOnce(index.sealing());
  return index;
};

describe('search', () => {
  it('answers as a slow computation does: hits, counts, bounds', () => {
    fc.assert(
      fc.property(stock(ALL), request, (articles, ask) => expectRight(filled(articles), articles, ask)),
      { numRuns: 250 },
    );
  });

  it('answers the same after changes as a new index', () => {
    fc.assert(
      fc.property(stock(ALL), stock(ALL), fc.uniqueArray(fc.constantFrom(...ALL)), request, (old, fresh, gone, ask) => {
        const index = filled(old);
        index.search(ask);
        const now = fresh.filter(({ document }) => !gone.includes(document.id));
        index.remove(gone);
        index.index(now, NOW);
        expectRight(index, now, ask);
      }),
      { numRuns: 250 },
    );
  });

  it('remembers no count, bound or order longer than it is right', () => {
    const plain = request.map(({ filters, ...ask }) => {
      const columns = { minPrice: null, maxPrice: null, createdFrom: null };
      return { ...ask, text: null, filters: { ...filters, ...columns, isBoughtBefore: false } };
    });
    fc.assert(
      fc.property(stock(ALL), stock(ALL), fc.array(plain, { minLength: 1, maxLength: 3 }), (old, fresh, asks) => {
        // Prices alone change first: what was counted may stay, bounds and orders may not.
        const dearer = old.map(({ document, ...more }, place) => {
          const { prices, sales } = fresh[place]?.document ?? document;
          return { ...more, document: { ...document, prices, sales } };
        });
        const index = filled(old);
        for (const now of [old, dearer, fresh]) {
          index.index(now, NOW);
          for (const ask of asks) {
            expectRight(index, now, ask);
            expect(index.search(ask).ids).toEqual(filled(now).search(ask).ids);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('parts the result into pages without overlap, in one order', () => {
    fc.assert(
      fc.property(stock(ALL), request, fc.integer({ min: 1, max: 6 }), (articles, ask, pageSize) => {
        const index = filled(articles);
        const whole = index.search(ask);
        const pages = Array.from(
          { length: Math.ceil(whole.total / pageSize) },
          (_, page) => index.search({ ...ask, page: page + 1, pageSize }).ids,
        );
        expect(pages.flat()).toEqual(whole.ids);
      }),
    );
  });

  it('sorts by list price, newest or best, ties by id', () => {
    fc.assert(
      fc.property(stock(ALL), request, (articles, ask) => {
        const cards = new Map(cardsOf(articles).map((card) => [card.id, documentsOf(card)]));
        const { ids } = filled(articles).search({ ...ask, sort: { ...ask.sort, by: 'vpc', isAscending: true } });
        const key = (id: number) =>
          Math.min(
            ...(cards.get(id) ?? []).map(({ prices }) => (ask.prices?.kind === 'retail' ? prices.mpc : prices.vpc)),
          );
        expect(ids).toEqual([...ids].sort((a, b) => key(a) - key(b) || a - b));
      }),
    );
  });
});

it('turns sales on and off by the clock', () => {
  fc.assert(
    fc.property(stock(ALL), request, (articles, ask) => {
      const index = filled(articles);
      const onSale = { ...ask, text: null, filters: { ...ask.filters, isOnSale: true } };
      expect(index.turnSales(NOW + 1)).toBe(Number.POSITIVE_INFINITY);
      expect(index.search(onSale).total).toBe(0);
      index.turnSales(NOW);
      expectRight(index, articles, onSale);
    }),
  );
});
