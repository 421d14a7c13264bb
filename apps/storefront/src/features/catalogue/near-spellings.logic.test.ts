import { describe, expect, it } from 'vitest';
import { nearSpellings } from './near-spellings.logic.ts';

const TITLES = ['Rukavice i zaštita', 'Dozatori sapuna', 'Deterdženti za pranje', 'Celino', 'Krpe i spužve'];

describe('nearSpellings', () => {
  it.each([
    ['rukvice', ['rukavice']],
    ['sapnua', ['sapuna']],
    ['detredzneti', ['deterdženti']],
    ['selino', ['celino']],
  ])('of %s are %j', (search, words) => {
    expect(nearSpellings(search, TITLES)).toEqual(words);
  });

  it.each(['', 'sap', 'toner', 'rukvice xl', 'rukavice'])('there are none of %j', (search) => {
    expect(nearSpellings(search, TITLES)).toEqual([]);
  });
});
