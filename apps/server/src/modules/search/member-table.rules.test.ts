import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Member } from './documents.ts';
import { MemberTable } from './member-table.ts';

const price = fc.nat(1_000_000).map(feninga);

const member: fc.Arbitrary<Member> = fc.record({
  id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  brandId: fc.nat(50),
  categoryIds: fc.array(fc.nat(9), { maxLength: 3 }),
  prices: fc.record({
    vpc: price,
    mpc: price,
    taxRateBp: fc.constantFrom(0, 1_700),
    sale: fc.constant(null),
    saleRetail: fc.constant(null),
    breaks: fc.array(fc.record({ fromQuantity: fc.integer({ min: 2, max: 99 }), price }), { maxLength: 3 }),
  }),
  minimum: fc.integer({ min: 1, max: 10 }),
  pack: fc.integer({ min: 1, max: 10 }),
  sales: fc.array(fc.record({ from: fc.nat(), to: fc.nat(), price, retail: price }), { maxLength: 2 }),
});

const card = fc.array(member, { minLength: 1, maxLength: 4 });

it('gives back the members of each card as they were put in, or written anew, last', () => {
  const change = fc.record({ place: fc.nat(), fresh: fc.array(member, { minLength: 4, maxLength: 4 }) });
  fc.assert(
    fc.property(fc.array(card, { minLength: 1 }), fc.array(change), fc.array(card), (first, changes, later) => {
      const table = new MemberTable();
      const cards = [...first];
      for (const one of first) table.add(one);
      table.trim();
      for (const { place, fresh } of changes) {
        const slot = place % first.length;
        cards[slot] = fresh.slice(0, cards[slot]?.length);
        table.update(slot, cards[slot]);
      }
      for (const one of later) table.add(one);
      [...cards, ...later].forEach((one, slot) => {
        expect(table.at(slot)).toEqual(one);
        expect([...table.idsAt(slot)]).toEqual(one.map(({ id }) => id));
      });
    }),
  );
});
