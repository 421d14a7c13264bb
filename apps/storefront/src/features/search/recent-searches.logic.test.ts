import { describe, expect, it } from 'vitest';
import { MOST_SEARCHES, remembered, searchable } from './recent-searches.logic.ts';

describe('what is searched', () => {
  it('has at least three letters without the spaces around', () => {
    expect(searchable('  ab ')).toBeNull();
    expect(searchable('  a  b ')).toBe('a b');
    expect(searchable(' nitril ')).toBe('nitril');
  });
});

describe('remembered searches', () => {
  it('hold the newest first, none twice, and not too many', () => {
    expect(remembered(['vreće', 'Krpa'], 'krpa')).toEqual(['krpa', 'vreće']);
    expect(remembered(['1', '2', '3', '4', '5', '6'], '7')).toHaveLength(MOST_SEARCHES);
  });
});
