import type { RepeatLine } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { allToggled, AS_PROPOSED, chosenLines, isChosen, toggled, totalOf, withQuantity } from './repeat.logic.ts';

const line = (lineId: number, quantity: number | null): RepeatLine => ({
  lineId,
  articleId: lineId,
  code: `A-${lineId}`,
  title: 'Artikal',
  slug: 'artikal',
  unit: 'kom',
  imageUrl: null,
  placeholder: 'box',
  ordered: 3,
  quantity,
  minimumQuantity: 1,
  packSize: 1,
  available: 10,
  inCart: 0,
  previousPrice: 1,
  price: 1,
  changes: quantity === null ? ['not_sellable'] : [],
});
const lines = [line(1, 3), line(2, null), line(3, 5)];

it('includes every line that can be ordered, with the proposed quantity', () => {
  expect(chosenLines(lines, AS_PROPOSED)).toEqual([
    { lineId: 1, quantity: 3 },
    { lineId: 3, quantity: 5 },
  ]);
});

it('omits excluded lines, and uses changed quantities', () => {
  const choice = withQuantity(toggled(AS_PROPOSED, 1), 3, 10);
  expect(chosenLines(lines, choice)).toEqual([{ lineId: 3, quantity: 10 }]);
  expect(chosenLines(lines, toggled(choice, 1))).toHaveLength(2);
});

it('omits lines that cannot be ordered', () => {
  expect(isChosen(line(2, null), AS_PROPOSED)).toBe(false);
  expect(chosenLines(lines, withQuantity(AS_PROPOSED, 2, 4)).map(({ lineId }) => lineId)).toEqual([1, 3]);
});

it('excludes all lines, and includes them again', () => {
  const none = allToggled(AS_PROPOSED, lines);
  expect(chosenLines(lines, none)).toEqual([]);
  expect(chosenLines(lines, allToggled(none, lines))).toHaveLength(2);
});

it('adds up the chosen lines in feninga, and nothing where a price is hidden', () => {
  expect(totalOf(lines, AS_PROPOSED)).toBe(800);
  expect(totalOf(lines, withQuantity(toggled(AS_PROPOSED, 1), 3, 10))).toBe(1_000);
  expect(totalOf([{ ...line(1, 3), price: null }, line(3, 5)], AS_PROPOSED)).toBeNull();
});
