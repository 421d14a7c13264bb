import type { AdminArticleRow, VariationGrid } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { type Axis, bodyOf, draftOf, withArticle, withAxes, withMissing, wrongRow } from './variation.logic.ts';

const size: Axis = {
  id: 1,
  title: 'Veličina',
  values: [
    { id: 11, title: 'S' },
    { id: 12, title: 'XL široki' },
  ],
};
const colour: Axis = { id: 2, title: 'Boja', values: [{ id: 21, title: 'Žuta' }] };
const member = {
  id: 7,
  version: 3,
  title: 'Rukavice',
  code: 'R-1',
  ean: null,
  vpc: 10.5,
  onHand: 4,
  isVisibleOnWeb: true,
  valueIds: [],
};
const single: VariationGrid = { attributeIds: [], members: [member] };

it('begins with the article alone and makes every combination that is missing, with a code of its own', () => {
  const started = withAxes(draftOf(single), [1, 2]);
  const own = { ...started, rows: started.rows.map((row) => ({ ...row, valueIds: [11, 21] })) };
  const full = withMissing(own, [size, colour], [[11, 12], [21]]);
  expect(full.rows.map(({ code, valueIds, vpc }) => [code, valueIds, vpc])).toEqual([
    ['R-1', [11, 21], '10,50'],
    ['R-1-XL-SIROKI-ZUTA', [12, 21], '10,50'],
  ]);
  expect(withMissing(full, [size, colour], [[11, 12], [21]]).rows).toHaveLength(2);
});

it('keeps the values of an axis that stays', () => {
  const grid = draftOf({ attributeIds: [1, 2], members: [{ ...member, valueIds: [11, 21] }] });
  expect(withAxes(grid, [2]).rows[0]?.valueIds).toEqual([21]);
});

it('names the row without a value, or with those of another one', () => {
  const grid = draftOf({ attributeIds: [1], members: [{ ...member, valueIds: [11] }] });
  const joined = withArticle(grid, { id: 9, version: 1, code: 'R-9', vpc: 9, onHand: 0 } as unknown as AdminArticleRow);
  expect([wrongRow(grid), wrongRow(joined)]).toEqual([-1, 1]);
  const doubled = { ...joined, rows: joined.rows.map((row) => ({ ...row, valueIds: [11] })) };
  expect(wrongRow(doubled)).toBe(1);
});

it('sends no members once there is no axis, and a price that is none as NaN', () => {
  const grid = draftOf({ attributeIds: [1], members: [{ ...member, valueIds: [11] }] });
  expect(bodyOf(withAxes(grid, []))).toEqual({ attributeIds: [], members: [] });
  const typed = { ...grid, rows: grid.rows.map((row) => ({ ...row, vpc: 'x' })) };
  expect(bodyOf(typed).members[0]).toMatchObject({ code: 'R-1', ean: null, vpc: Number.NaN });
});
