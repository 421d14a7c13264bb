import { expect, it } from 'vitest';
import { binderEntries, fileNameOf, placesOf } from './rules.ts';

const sheet = (key: string) => ({ name: `${key}.pdf`, key });

it('files each sheet under the places that it went to, a shared one once a place', () => {
  const sheets = [
    { code: 'A-1', places: ['Hotel', 'Praonica'], sheet: sheet('x') },
    { code: 'A-2', places: ['Hotel'], sheet: sheet('x') },
    { code: 'A-3', places: ['Praonica'], sheet: sheet('y') },
    { code: 'A-4', places: ['Hotel'], sheet: null },
  ];
  expect(placesOf(sheets)).toEqual(['Hotel', 'Praonica']);
  expect(placesOf(sheets, 'Praonica')).toEqual(['Praonica']);
  expect(placesOf(sheets, 'Nigdje')).toEqual([]);
  expect(binderEntries(sheets, ['Hotel', 'Praonica']).map(({ name }) => name)).toEqual([
    'Hotel/A-1 x.pdf',
    'Praonica/A-1 x.pdf',
    'Praonica/A-3 y.pdf',
  ]);
});

it('makes names that every system takes', () => {
  expect(fileNameOf('Hotel: 1/2 "Bistra"? ')).toBe('Hotel- 1-2 -Bistra-');
  expect(fileNameOf('../..')).toBe('..-');
  expect(fileNameOf('...')).toBe('-');
});
