import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PricedProduct } from '../products.ts';
import { ProductTable } from './product-table.ts';

const price = fc.nat(1_000_000).map(feninga);

const product: fc.Arbitrary<PricedProduct> = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  brandId: fc.nat(50),
  categoryIds: fc.array(fc.nat(9), { maxLength: 3 }),
  netPrice: price,
  retailPrice: price,
  taxRateBp: fc.constantFrom(0, 1_700),
  quantityPrices: fc.array(fc.record({ fromQuantity: fc.integer({ min: 2, max: 99 }), price }), { maxLength: 3 }),
  minimumQuantity: fc.integer({ min: 1, max: 10 }),
  packSize: fc.integer({ min: 1, max: 10 }),
  promotions: fc.array(fc.record({ from: fc.nat(), to: fc.nat(), netPrice: price, retailPrice: price }), {
    maxLength: 2,
  }),
});

const group = fc.array(product, { minLength: 1, maxLength: 4 });

it('returns the products of each doc as they were added or updated last', () => {
  const change = fc.record({ place: fc.nat(), fresh: fc.array(product, { minLength: 4, maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(group, { minLength: 1 }), fc.array(change), fc.array(group), (first, changes, later) => {
      const table = new ProductTable();
      const groups = [...first];
      for (const one of first) table.add(one);
      table.trim();
      for (const { place, fresh } of changes) {
        const docId = place % first.length;
        groups[docId] = fresh.slice(0, groups[docId]?.length);
        table.update(docId, groups[docId]);
      }
      for (const one of later) table.add(one);
      [...groups, ...later].forEach((one, docId) => {
        expect(table.at(docId)).toEqual(one);
        expect([...table.idsAt(docId)]).toEqual(one.map(({ id }) => id));
      });
    }),
  );
});
