import { expect, it } from 'vitest';
import { readPasted } from './pasted.ts';

it('reads lines with semicolons, tabs and spaces, and passes over what stands between', () => {
  expect(readPasted('CL-1;12,50\n\n CL-2 ; Krpa plava ; 1.234,50 KM \r\nCL-3\t7.5\nRK 100 L 9,90')).toEqual([
    { code: 'CL-1', price: 1_250 },
    { code: 'CL-2', price: 123_450 },
    { code: 'CL-3', price: 750 },
    { code: 'RK 100 L', price: 990 },
  ]);
});

it.each(['CL-1', 'CL-1;', 'CL-1;abc', 'CL-1;0', 'CL-1;-5', 'CL-1;12,505'])('has no price in %s', (line) => {
  expect(readPasted(line)).toEqual([{ code: 'CL-1', price: null }]);
});
