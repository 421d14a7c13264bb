import type { CartItem } from '@sjaj/contract';
import { describe, expect, it } from 'vitest';
import { groupLines } from './line-groups.logic.ts';

const item = (id: number, category: string, note: string | null, amount: number | null): CartItem =>
  ({ id, article: { category }, note, amount }) as CartItem;

const LINES = [
  item(1, 'Papir', null, 10.1),
  item(2, 'Hemija', '3. sprat', 5),
  item(3, 'Papir', ' 3. sprat ', 0.2),
  item(4, 'Papir', 'Kuhinja', 1),
];
const shapeOf = (by: Parameters<typeof groupLines>[1]) =>
  groupLines(LINES, by).map(({ title, items, amount }) => [title, items.map(({ id }) => id), amount]);

describe('lines of the cart in groups', () => {
  it('are one group where nothing groups them', () => expect(shapeOf('none')).toEqual([['', [1, 2, 3, 4], 16.3]]));

  it('follow the first line of each category, with its sum', () => {
    expect(shapeOf('category')).toEqual([
      ['Papir', [1, 3, 4], 11.3],
      ['Hemija', [2], 5],
    ]);
  });

  it('by note have the lines without one at the end', () => {
    expect(shapeOf('note')).toEqual([
      ['3. sprat', [2, 3], 5.2],
      ['Kuhinja', [4], 1],
      ['', [1], 10.1],
    ]);
  });

  it('have no sum where prices are hidden', () => {
    expect(groupLines([item(1, 'Papir', null, null)], 'none')[0]?.amount).toBeNull();
  });
});
