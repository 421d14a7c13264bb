import { MOST_PURCHASE_LINES } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { chosenLines } from './chosen-lines.logic.ts';

const LINES = [
  { articleId: 1, quantity: 24, packSize: 12, unitCost: 1.25 },
  { articleId: 2, quantity: 3, packSize: 1, unitCost: null },
];
const NOTHING = { excluded: new Set<number>(), typed: {} };

it('orders what is proposed until somebody changes it', () => {
  expect(chosenLines(LINES, NOTHING)).toEqual({
    lines: [
      { articleId: 1, quantity: 24 },
      { articleId: 2, quantity: 3 },
    ],
    count: 2,
    worth: 30,
    wrong: [],
  });
});

it('leaves out what is not chosen, and takes what is typed', () => {
  expect(chosenLines(LINES, { excluded: new Set([2]), typed: { 1: ' 36 ' } })).toEqual({
    lines: [{ articleId: 1, quantity: 36 }],
    count: 1,
    worth: 45,
    wrong: [],
  });
});

it('orders the first lines of more than an order takes, and counts all', () => {
  const many = Array.from({ length: MOST_PURCHASE_LINES + 20 }, (_one, index) => ({
    articleId: index + 1,
    quantity: 1,
    packSize: 1,
    unitCost: 2,
  }));
  const chosen = chosenLines(many, { ...NOTHING, excluded: new Set([1]) });
  expect(chosen).toMatchObject({ count: MOST_PURCHASE_LINES + 19, worth: 2 * MOST_PURCHASE_LINES });
  expect(chosen.lines).toHaveLength(MOST_PURCHASE_LINES);
  expect(chosen.lines.at(-1)).toEqual({ articleId: MOST_PURCHASE_LINES + 1, quantity: 1 });
});

it.each(['', '0', '7', 'x', '1,5'])('refuses %j of packs of twelve, but not where the line is left out', (typed) => {
  const choice = { ...NOTHING, typed: { 1: typed } };
  expect(chosenLines(LINES, choice)).toMatchObject({ lines: [{ articleId: 2 }], wrong: [1] });
  expect(chosenLines(LINES, { ...choice, excluded: new Set([1]) }).wrong).toEqual([]);
});
