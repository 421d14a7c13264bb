import { describe, expect, it } from 'vitest';
import { isLikelyTypo } from './likely-typos.ts';

describe('a typo is likely', () => {
  it.each([
    ['a key beside the right one', 'kamt', 'kant'],
    ['a key below the right one', 'kabt', 'kant'],
    ['letters that sound alike', 'trag', 'trak'],
    ['two swapped letters', 'maks', 'mask'],
    ['a letter left out', 'kata', 'kanta'],
    ['a doubled letter', 'mett', 'met'],
    ['any letter in a long word', 'rukatica', 'rukavica'],
    ['any letter in a word of five that other words confirm', 'toner', 'tower'],
    ['another first letter of a long word', 'tukavica', 'rukavica'],
  ])('with %s', (_, typed, term) => expect(isLikelyTypo(typed, term, false)).toBe(true));

  it.each([
    ['another key in a short word', 'tort', 'torb'],
    ['another first letter of a short word', 'pelen', 'zelen'],
    ['an end left out of a short word', 'stak', 'stakl'],
  ])('but not with %s', (_, typed, term) => expect(isLikelyTypo(typed, term, false)).toBe(false));

  it('of five letters only where something is called so, or other words confirm it', () => {
    expect(isLikelyTypo('toner', 'tower', true)).toBe(false);
    expect(isLikelyTypo('tover', 'tower', true)).toBe(true);
  });
});
