import { searchWordsOf } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { Synonyms } from './synonyms.ts';

const GROUPS = [
  ['izbjeljivač', 'sredstvo za izbjeljivanje'],
  ['vreća', 'kesa'],
  ['vreća', 'džak'],
];

/** What else a query asks for from its first word on, as stems. */
const othersOf = (query: string): readonly string[] =>
  new Synonyms(GROUPS).at(searchWordsOf(query), 0)?.others.map((phrase) => phrase.map(({ stem }) => stem).join(' ')) ??
  [];

describe('phrases that mean the same', () => {
  it('are found by their ekavian forms', () => {
    expect(othersOf('izbeljivač')).toEqual(othersOf('izbjeljivač'));
    expect(othersOf('sredstvo izbeljivanje')).toEqual(othersOf('sredstvo izbjeljivanje'));
    expect(othersOf('izbeljivač')).toHaveLength(1);
  });

  it('come from all groups that a word is in', () => expect(othersOf('vreću')).toEqual(['kes', 'dzak']));

  it('are none for other words', () => expect(othersOf('kanta')).toEqual([]));
});
