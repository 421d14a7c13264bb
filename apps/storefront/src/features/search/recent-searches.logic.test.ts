import { describe, expect, it } from 'vitest';
import { MOST_SEARCHES, withSearch, searchable } from './recent-searches.logic.ts';

describe('a search text', () => {
  it('has at least three letters after trimming', () => {
    expect(searchable('  ab ')).toBeNull();
    expect(searchable('  a  b ')).toBe('a b');
    expect(searchable(' nitril ')).toBe('nitril');
  });
});

describe('recent searches', () => {
  it('are listed newest first, without duplicates, up to the limit', () => {
    expect(withSearch(['vreće', 'Krpa'], 'krpa')).toEqual(['krpa', 'vreće']);
    expect(withSearch(['1', '2', '3', '4', '5', '6'], '7')).toHaveLength(MOST_SEARCHES);
  });
});
