import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expectRight } from '../../../test/oracle/catalogue-oracle.ts';
import { ALL, NOW, REFERENCES, request, stock } from '../../../test/oracle/catalogue-stock.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { ReadArticle } from './documents.ts';
import { atOnce } from './slices.ts';

/** So many that ladders of prices are made, and orders are known for a part of the cards only. */
const COPIES = 120;

/** ms: the slow computation takes its time with so many. */
const LONG = 60_000;

/** Each of the articles many times, by itself and with prices of its own. */
const copied = (articles: readonly ReadArticle[]): ReadArticle[] =>
  Array.from({ length: COPIES }, (_, copy) =>
    articles.map(({ text, document }): ReadArticle => {
      const { vpc, mpc, ...prices } = document.prices;
      const dearer = { ...prices, vpc: feninga(vpc + ((copy * 37) % 900)), mpc: feninga(mpc + ((copy * 53) % 900)) };
      const id = document.id + copy * 100;
      return {
        text: { ...text, codes: [`KOD-${id}`] },
        document: { ...document, id, variationId: null, prices: dearer },
      };
    }),
  ).flat();

const filled = (articles: readonly ReadArticle[]): CatalogueIndex => {
  const index = new CatalogueIndex(REFERENCES);
  index.index(articles, NOW);
  atOnce(index.sealing());
  return index;
};

const ask = request.map((one) => ({ ...one, pageSize: 10_000 }));
/** Which articles change, and which go. */
const change = fc.record({
  fresh: stock(ALL.slice(0, 5)),
  from: fc.nat(COPIES - 1),
  copies: fc.integer({ min: 1, max: 60 }),
  gone: fc.uniqueArray(fc.nat(COPIES * 14), { maxLength: 40 }),
});

it(
  'counts, bounds and orders stay right while articles change between the questions',
  () => {
    fc.assert(
      fc.property(
        stock(ALL),
        fc.array(ask, { minLength: 2, maxLength: 3 }),
        fc.array(change, { maxLength: 3 }),
        (all, asks, changes) => {
          const now = new Map(copied(all).map((one) => [one.document.id, one]));
          const index = filled([...now.values()]);
          const firstPage = (one: (typeof asks)[number]) => index.search({ ...one, pageSize: 24 }).ids;
          for (const { fresh, from, copies, gone } of [null, ...changes].map(
            (one) => one ?? { fresh: [], from: 0, copies: 0, gone: [] },
          )) {
            const written = copied(fresh).slice(from * fresh.length, (from + copies) * fresh.length);
            for (const one of written) now.set(one.document.id, one);
            const leaving = [...now.keys()].filter((_, place) => gone.includes(place));
            for (const id of leaving) now.delete(id);
            index.index(written, NOW);
            index.remove(leaving);
            for (const one of asks) {
              const first = firstPage(one);
              expectRight(index, [...now.values()], one);
              expect(first).toEqual(index.search(one).ids.slice(0, 24));
            }
          }
        },
      ),
      { numRuns: 8 },
    );
  },
  LONG,
);

it(
  'orders the first page as a new index does',
  () => {
    fc.assert(
      fc.property(stock(ALL), ask, change, (all, one, { fresh, from, copies }) => {
        const now = new Map(copied(all).map((article) => [article.document.id, article]));
        const index = filled([...now.values()]);
        index.search({ ...one, pageSize: 24 });
        const written = copied(fresh).slice(from * fresh.length, (from + copies) * fresh.length);
        for (const article of written) now.set(article.document.id, article);
        index.index(written, NOW);
        const { ids } = index.search({ ...one, pageSize: 24 });
        expect(ids).toEqual(filled([...now.values()]).search({ ...one, pageSize: 24 }).ids);
      }),
      { numRuns: 12 },
    );
  },
  LONG,
);
