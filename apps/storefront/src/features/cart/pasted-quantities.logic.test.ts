import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pasteOnto } from './pasted-quantities.logic.ts';

const line = (id: number, quantity: number, packSize = 1) => ({ id, quantity, minimumQuantity: packSize, packSize });

it('changes what differs, takes out what is 0, and keeps what cannot be ordered as it was pasted', () => {
  const lines = [line(1, 4), line(2, 12, 12), line(3, 1), line(4, 5), line(5, 1)];
  const pasted = pasteOnto(lines, ['4', '20', '0', '', 'dva', '9']);
  expect(pasted.changes).toEqual([{ id: 3, quantity: 0 }]);
  expect([...pasted.refused]).toEqual([
    [2, '20'],
    [5, 'dva'],
  ]);
});

it('never changes a line beyond the column, and never to a quantity that its packs do not allow', () => {
  const cells = fc.array(fc.oneof(fc.nat(9_999).map(String), fc.string({ maxLength: 8 })), { maxLength: 12 });
  const packs = fc.array(fc.integer({ min: 1, max: 24 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(packs, cells, (sizes, column) => {
      const lines = sizes.map((size, index) => line(index, size, size));
      const { changes, refused } = pasteOnto(lines, column);
      expect(changes.length + refused.size).toBeLessThanOrEqual(Math.min(lines.length, column.length));
      for (const { id, quantity } of changes) expect(quantity % (sizes[id] ?? 1)).toBe(0);
    }),
  );
});
