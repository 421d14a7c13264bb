import { compareTexts } from '@sjaj/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TitleOrder } from './title-order.ts';

const titles = fc.array(fc.string({ unit: fc.constantFrom(...'abcčćdžđ1 5'), maxLength: 5 }), { maxLength: 60 });

it('orders titles as the language does, those that came later included', async () => {
  await fc.assert(
    fc.asyncProperty(titles, titles, fc.constantFrom('bs', 'srCyrl'), async (first, later, language) => {
      const all = [...first];
      const order = new TitleOrder(language, (slot) => all[slot] ?? '');
      const other = new TitleOrder('bs', (slot) => all[all.length - 1 - slot] ?? '');
      await other.build(() => all.length);
      await order.build(() => all.length, other.sorted);
      for (const title of later) {
        all.push(title);
        order.add(all.length - 1);
      }
      const compare = compareTexts(language);
      const slots = all.map((_, slot) => slot);
      expect([...slots].sort(order.order)).toEqual(
        [...slots].sort((a, b) => compare(all[a] ?? '', all[b] ?? '') || a - b),
      );
    }),
  );
});
