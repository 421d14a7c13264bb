import { beforeEach, expect, it } from 'vitest';
import { runToEnd } from '../building/cooperative.ts';
import type { GroupText } from '../building/group-text.ts';
import { Synonyms } from './synonyms.ts';
import { TextIndex, type TextHits } from './text-index.ts';

const NOTHING: GroupText = { codes: [], titles: [], englishTitles: [], brands: [], names: [], descriptions: [] };

let index: TextIndex;

/** Titles of as many docs, numbered from 0. */
const fill = (...titles: readonly string[]): void => {
  for (const [docId, title] of titles.entries()) index.add(docId, { ...NOTHING, titles: [title] });
  runToEnd(index.freeze());
};
const inOrder = ({ lists }: TextHits): number[] =>
  lists
    .flatMap(({ list, points }) => Array.from(points, (worth, at) => [list.items[at] ?? 0, worth] as const))
    .sort(([a, worthOfA], [b, worthOfB]) => worthOfB - worthOfA || a - b)
    .map(([docId]) => docId);
const suggested = (text: string): number[] => inOrder(index.suggest(text, { version: 0, docCount: 10 }));
const found = (text: string): number[] => inOrder(index.search(text, { version: 0, docCount: 10 }));

beforeEach(() => {
  index = new TextIndex(new Synonyms([]), () => true);
});

it('comes before the words that it begins, while it is typed', () => {
  fill('Aluminijska folija', 'Aluflex', 'Alu folija');
  expect(suggested('alu')).toEqual([2, 0, 1]);
  expect(found('alu')).toEqual([2]);
});

it('comes before the words whose stem it is', () => {
  fill('Krema Solo', 'Tabletirana sol');
  expect(suggested('sol')).toEqual([1, 0]);
  expect(found('sol')).toEqual([1, 0]);
});

it('may have two letters', () => {
  fill('Softcare krema', 'Tabletirana so');
  expect(suggested('so')).toEqual([1, 0]);
});

it('is as likely as a longer one beside other words, which say what is meant', () => {
  fill('Plava rola', 'Plavi ručnik Rol');
  expect(suggested('plava rol')).toEqual([0, 1]);
});
