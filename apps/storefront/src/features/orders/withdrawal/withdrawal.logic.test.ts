import { expect, it } from 'vitest';
import { isComplete, linesOf, newDraft, toggled, withPieces } from './withdrawal.logic.ts';

const soap = { lineId: 1, code: 'S-1', title: 'Sapun', unit: 'kom', left: 3 };
const gone = { lineId: 2, code: 'K-1', title: 'Kanta', unit: 'kom', left: 0 };

it('begins with all that is left', () => {
  expect(linesOf(newDraft([soap, gone]))).toEqual([{ lineId: 1, quantity: 3 }]);
});

it('takes fewer pieces, and never more than are left', () => {
  const draft = newDraft([soap]);
  expect(linesOf(withPieces(draft, soap, 1))).toEqual([{ lineId: 1, quantity: 1 }]);
  expect(linesOf(withPieces(draft, soap, 9))).toEqual([{ lineId: 1, quantity: 3 }]);
});

it('is complete while something is chosen, in whole pieces', () => {
  const draft = newDraft([soap]);
  expect(isComplete(draft)).toBe(true);
  expect(isComplete(toggled(draft, soap))).toBe(false);
  expect(isComplete(toggled(toggled(draft, soap), soap))).toBe(true);
  expect(isComplete(withPieces(draft, soap, Number.NaN))).toBe(false);
});
