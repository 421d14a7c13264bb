import { expect, it } from 'vitest';
import { hasTerms, likePattern, searchTermsOf, searchTextOf } from './list-search.ts';

const isFound = (text: string, typed: string): boolean => hasTerms(searchTextOf(text), searchTermsOf(typed));

it.each([
  ['Rukavice nitrilne plave', 'nitril plave'],
  ['Rukavice nitrilne plave', 'plave rukavica'],
  ['Rukavice nitrilne', 'рукавице'],
  ['Sredstvo Aqualin 5 L', 'aqualin 5l'],
  ['Sredstvo Aqualin 5L', 'Aqualin 5 L'],
  ['Čistač ĐUBRE', 'cistac djubre'],
  ['Hotel Vodenica ZR-70001', 'zr-70001 vodenica'],
  ['063123456', '+387 63 123-456'],
  ['063123456', '063/123-456'],
])('finds %j by %j', (text, typed) => expect(isFound(text, typed)).toBe(true));

it.each([
  ['Sredstvo Aqualin 500 ml', 'Aqualin 5 L'],
  ['Rukavice nitrilne', 'nitril plave'],
  ['kanta', 'k%a'],
])('does not find %j by %j', (text, typed) => expect(isFound(text, typed)).toBe(false));

it('a number that is half typed finds what begins so', () => {
  expect(isFound('Kese 120 L', 'kese 12')).toBe(true);
  expect(isFound('Kese 120 L', '12 kese')).toBe(false);
});

it('nothing typed finds everything, signs alone find nothing', () => {
  expect(isFound('Popust 50 %', ' ')).toBe(true);
  expect(isFound('Popust 50 %', '%')).toBe(false);
});

it('a pattern of like has no wildcards but its own', () =>
  expect(searchTermsOf('50%_ ab').map(likePattern)).toEqual(['% 50 %', '% ab%']));
