import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NOW, REFERENCES } from '../../../test/oracle/catalogue-stock.ts';
import { CardShelf } from './card-shelf.ts';
import { FLAGS } from './card-table.ts';
import type { ReadArticle } from './documents.ts';
import { PriceLadder } from './price-ladder.ts';
import { Sections } from './sections.ts';
import { atOnce } from './slices.ts';
import { type Counted, Tally } from './tally.ts';

/** More than are put on their steps in one go. */
const ARTICLES = 7_000;

interface Facts {
  readonly id: number;
  readonly vpc: number;
  readonly available: number;
}

const article = ({ id, vpc, available }: Facts): ReadArticle => ({
  text: { codes: [`KOD-${id}`], descriptions: [] },
  document: {
    ...{ id, available, brandId: 1 + (id % 2), categoryIds: [1 + (id % 4)], valueIds: [1 + (id % 5)], tagIds: [] },
    ...{ variationId: null, isLead: false, isDiscontinued: false, title: { bs: 'kanta' } },
    prices: { vpc: feninga(vpc), mpc: feninga(vpc * 2), taxRateBp: 1700, sale: null, saleRetail: null, breaks: [] },
    ...{ minimum: 1, pack: 1, sales: [], popularity: 0, rating: 0, createdAt: NOW },
  },
});

const facts = fc.record({ id: fc.nat(ARTICLES + 20), vpc: fc.integer({ min: 1, max: 900 }), available: fc.nat(1) });
const range = fc.tuple(fc.nat(1_000), fc.nat(1_000)).map(([a, b]) => ({ least: Math.min(a, b), most: Math.max(a, b) }));

it('counts ranges as looking at each card does, whatever changes while it is filled and later', () => {
  const some = fc.array(facts, { maxLength: 60 });
  const stocked = fc.constantFrom(FLAGS.ALIVE, FLAGS.ALIVE | FLAGS.IN_STOCK);
  fc.assert(
    fc.property(
      some,
      some,
      fc.array(range, { minLength: 1, maxLength: 6 }),
      stocked,
      (during, after, ranges, wanted) => {
        const shelf = new CardShelf(REFERENCES);
        const put = (one: Facts): void => void shelf.put([article(one)], NOW);
        for (let id = 1; id <= ARTICLES; id += 1) put({ id, vpc: 1 + ((id * 7_919) % 800), available: id % 2 });
        const { table, space } = shelf;
        const prices = (): Int32Array => table.netNow.items;
        const section = new Sections(shelf).of([], null);
        const ladder = new PriceLadder(shelf, section, wanted);
        const filling = ladder.filling(prices);
        filling.next();
        during.forEach(put);
        atOnce(filling);
        after.forEach(put);
        for (const { id } of after.slice(0, 5)) shelf.take(id);
        section.bringUp();
        atOnce(ladder.catchingUp(prices));
        for (const asked of ranges) {
          const found = new Tally(table, space);
          ladder.count(asked, prices(), found);
          const slow = new Tally(table, space);
          for (let slot = 0; slot < table.slots; slot += 1) {
            const [flags, price] = [table.flags.at(slot), prices()[slot] ?? 0];
            if ((flags & wanted) === wanted && price >= asked.least && price <= asked.most) slow.take(slot, flags);
          }
          expect(plain(found)).toEqual(plain(slow.settle()));
        }
      },
    ),
    { numRuns: 8 },
  );
}, 60_000);

const plain = ({ total, inStock, onSale, counts }: Counted) => ({ total, inStock, onSale, counts: [...counts] });
