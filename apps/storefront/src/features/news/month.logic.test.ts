import { describe, expect, it } from 'vitest';
import { newsAddress, newsChoice } from './month.logic.ts';

describe('the choice in a URL', () => {
  it.each([
    [{}, { page: 1, month: null }],
    [
      { page: 3, month: '2026-11' },
      { page: 3, month: '2026-11' },
    ],
    [
      { page: '2', month: '2026-13' },
      { page: 2, month: null },
    ],
    [
      { page: -1, month: 202611 },
      { page: 1, month: null },
    ],
    [
      { page: 1.5, month: '2026-1' },
      { page: 1, month: null },
    ],
  ])('%j is read as %j', (search, choice) => {
    expect(newsChoice(search)).toEqual(choice);
  });

  it('is read back from the URL as written', () => {
    for (const choice of [
      { page: 1, month: null },
      { page: 4, month: '2025-02' },
    ]) {
      const { searchParams } = new URL(newsAddress(choice), 'https://sjaj.test');
      expect(newsChoice(Object.fromEntries(searchParams))).toEqual(choice);
    }
  });
});
