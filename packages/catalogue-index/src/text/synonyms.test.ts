import { searchWordsOf } from '@sjaj/domain';
import { describe, expect, it } from 'vitest';
import { Synonyms } from './synonyms.ts';

const GROUPS = [
  { words: ['izbjeljivač', 'sredstvo za izbjeljivanje'], targets: [] },
  { words: ['vreća', 'kesa'], targets: [] },
  { words: ['vreća', 'džak'], targets: [] },
  { words: ['karcher', 'kercher'], targets: ['visokotlačni čistač'] },
  { words: ['WC papir', 'toaletni papir'], targets: [] },
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

  it('are found one way only where a group has targets', () => {
    expect(othersOf('kercher')).toEqual(['visokotlacn cistac']);
    expect(othersOf('visokotlačni čistač')).toEqual([]);
  });

  it.each([
    ['wc p', ['wc papir', 'toaletn papir']],
    ['kes', ['vrec']],
    ['ke', []],
  ])('are completed from %j', (typed, others) => {
    const found = new Synonyms(GROUPS).completing(searchWordsOf(typed), 0);
    expect((found?.others ?? []).map((phrase) => phrase.map(({ stem }) => stem).join(' '))).toEqual(others);
  });

  it('are none for other words', () => expect(othersOf('kanta')).toEqual([]));
});
