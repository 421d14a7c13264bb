import { expect, it } from 'vitest';
import { pastedOf } from './pasted.logic.ts';

it.each([
  ['a code alone', 'CL-1', { code: 'CL-1', price: null, retailPrice: null }],
  ['cells of a spreadsheet', 'CL-1\t8,50\t9,95', { code: 'CL-1', price: 8.5, retailPrice: 9.95 }],
  ['semicolons and spaces', ' CL-1 ; 1.008,50 KM ', { code: 'CL-1', price: 1_008.5, retailPrice: null }],
  ['words of a person', 'CL-1  8,50 KM', { code: 'CL-1', price: 8.5, retailPrice: null }],
])('parses %s', (_, text, line) => {
  expect(pastedOf(text)).toEqual({ lines: [line], wrong: [] });
});

it('reports invalid lines and skips empty ones', () => {
  expect(pastedOf('CL-1 8,50\n\nCL-2 skupo\r\nCL-3; 0\nCL-4;1;2;3\n')).toEqual({
    lines: [{ code: 'CL-1', price: 8.5, retailPrice: null }],
    wrong: [3, 4, 5],
  });
});
