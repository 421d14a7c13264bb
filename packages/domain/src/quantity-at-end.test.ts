import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityAtEnd } from './quantity-at-end.ts';

it.each([
  ['kese 120 20', 'kese 120', 20, false],
  ['folija 30', 'folija', 30, false],
  [' rukavice  nitril xl x5 ', 'rukavice nitril xl', 5, true],
  ['rukavice xl × 5', 'rukavice xl', 5, true],
  ['krpa plava 12 kom', 'krpa plava', 12, true],
  ['крпа плава 12 ком.', 'крпа плава', 12, true],
  ['krpa 12kom', 'krpa', 12, true],
])('reads %j as words and a quantity', (text, words, quantity, isMarked) => {
  expect(quantityAtEnd(text)).toEqual({ words, quantity, isMarked });
});

it.each(['kese', 'kese 120 l', '24', 'x 5', 'ab 3', 'kese 0', 'kese 123456', 'stalak 120x80', ''])(
  'finds no quantity in %j',
  (text) => expect(quantityAtEnd(text)).toBeNull(),
);

it('returns words and quantity as they were typed', () => {
  const words = fc.array(fc.stringMatching(/^[a-zčćžšđ]{3,9}$/), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom(' ', ' x', ' x '),
      (typed, quantity, sign) => {
        fc.pre(!['kom', 'komada', 'pcs'].includes(typed.at(-1) ?? ''));
        expect(quantityAtEnd(`${typed.join(' ')}${sign}${quantity}`)).toEqual({
          words: typed.join(' '),
          quantity,
          isMarked: sign !== ' ',
        });
      },
    ),
  );
});
