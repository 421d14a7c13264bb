import { beforeEach, expect, it } from 'vitest';
import { runToEnd } from '../building/cooperative.ts';
import type { GroupText } from '../building/group-text.ts';
import { Synonyms } from './synonyms.ts';
import { TextIndex } from './text-index.ts';

const NOTHING: GroupText = { codes: [], titles: [], englishTitles: [], brands: [], names: [], descriptions: [] };
const ARTICLES: readonly Partial<GroupText>[] = [
  { codes: ['PA20023'], titles: ['Papir'] },
  { codes: ['ZR70001M', 'ZR70001L'], titles: ['Rukavice'] },
  { codes: ['PA20024'], titles: ['Papir'] },
];
const [TISSUE, GLOVES] = [0, 1];

let index: TextIndex;
beforeEach(() => {
  index = new TextIndex(new Synonyms([]), () => true);
  ARTICLES.forEach((text, docId) => index.add(docId, { ...NOTHING, ...text }));
  runToEnd(index.freeze());
});

/** What a page shows, and what is suggested while it is typed. */
const found = (text: string): number[][] =>
  [index.search(text, { version: 0, docCount: 3 }), index.suggest(text, { version: 0, docCount: 3 })].map(({ lists }) =>
    lists.flatMap(({ list }) => [...list.items].slice(0, list.length)),
  );

it.each(['PA20O23X', 'pa-2oo23', 'PA-20023X', 'PA 2OO23'])('takes %j for the code that it looks like', (typed) => {
  expect(found(typed)).toEqual([[TISSUE], [TISSUE]]);
});

it('takes the article of a size', () => {
  expect(found('ZR-7000l-M')).toEqual([[GLOVES], [GLOVES]]);
});

it('leaves a code that somebody has, its beginning, and what looks like none', () => {
  expect(found('PA20023')).toEqual([[TISSUE], [TISSUE]]);
  expect(found('PA2002')).toEqual([
    [TISSUE, 2],
    [TISSUE, 2],
  ]);
  expect(found('PA20O29')).toEqual([[], []]);
});
