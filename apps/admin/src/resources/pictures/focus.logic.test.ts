import { expect, it } from 'vitest';
import { movedBy, pointAt } from './focus.logic.ts';

it.each([
  ['ArrowLeft', false, { x: 49, y: 98 }],
  ['ArrowRight', true, { x: 60, y: 98 }],
  ['ArrowDown', true, { x: 50, y: 100 }],
  ['ArrowUp', false, { x: 50, y: 97 }],
  ['a', false, null],
])('%s moves the point, with Shift %s, and never out of the picture', (key, isLarge, moved) => {
  expect(movedBy({ x: 50, y: 98 }, key, isLarge)).toEqual(moved);
});

it('is where the picture is clicked, in whole percent, and within it', () => {
  const box = { left: 100, top: 50, width: 300, height: 200 };
  expect(pointAt(box, 200, 100)).toEqual({ x: 33, y: 25 });
  expect(pointAt(box, 99, 251)).toEqual({ x: 0, y: 100 });
});
