import { expect, it } from 'vitest';
import { shorterSearches } from './shorter-searches.logic.ts';

it('leaves out one word after the other, the last one first', () => {
  expect(shorterSearches('sapun  za kanister')).toEqual([
    { term: 'sapun', without: 'kanister' },
    { term: 'kanister', without: 'sapun' },
  ]);
});

it.each(['sapun', ' ', 'a bc'])('has nothing shorter to search for than %j', (term) => {
  expect(shorterSearches(term).filter(({ term: text }) => text.length < 3)).toEqual([]);
});
