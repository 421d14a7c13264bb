import { expect, it } from 'vitest';
import { mentionedIn, partsOf, suggestionsFor, unknownIn, withMention } from './mentions.logic.ts';

const ana = { id: 1, name: 'Ana Anić' };
const djordje = { id: 2, name: 'Đorđe Čolić' };
const all = [ana, djordje];

it.each([
  ['nothing is begun', 'Zovu u petak', []],
  ['only the sign is typed', 'Zovu @', all],
  ['the first letters fit, without diacritics', 'Zovu @djo', [djordje]],
  ['the letters fit without their marks', 'Zovu @dor', [djordje]],
  ['the surname fits', '@col', [djordje]],
  ['it is complete', 'Zovu @Ana Anić ', []],
  ['it is part of an address', 'ana@firma', []],
])('suggests colleagues where %s', (_, text, expected) => {
  expect(suggestionsFor(text, all)).toEqual(expected);
});

it('completes what is begun, and knows whom a text names', () => {
  const { text, caret } = withMention({ text: 'Zovu @an', caret: 8 }, ana);
  expect({ text, caret }).toEqual({ text: 'Zovu @Ana Anić ', caret: 15 });
  expect(mentionedIn(text, all)).toEqual([1]);
});

it.each([
  ['Zovu @an u petak', 8],
  ['Zovu @anu petak', 8],
])('completes in the middle of %j what is begun before the caret', (text, caret) => {
  expect(withMention({ text, caret }, ana)).toEqual({ text: 'Zovu @Ana Anić u petak', caret: 15 });
});

it('cuts a text into what names somebody and what is between', () => {
  const parts = partsOf('@Ana Anić i @Đorđe Čolić: petak', all);
  expect(parts.map(({ text }) => text).join('')).toBe('@Ana Anić i @Đorđe Čolić: petak');
  expect(parts.filter(({ isMention }) => isMention).map(({ text }) => text)).toEqual(['@Ana Anić', '@Đorđe Čolić']);
});

const kos = { id: 3, name: 'Ana Kos' };
const kosMaric = { id: 4, name: 'Ana Kos Marić' };
const kosic = { id: 5, name: 'Ana Kosić' };

it.each([
  ['@Ana Kosić, zovi', [5]],
  ['@Ana Kos Marić, zovi', [4]],
  ['@Ana Kos, zovi', [3]],
  ['@Ana Kos i @Ana Kosić', [3, 5]],
  ['ana@Ana Kos', []],
])('tells nobody whose name is only the beginning of another: %j', (text, expected) => {
  const colleagues = [kos, kosMaric, kosic];
  expect(mentionedIn(text, colleagues)).toEqual(expected);
  const named = partsOf(text, colleagues).filter(({ isMention }) => isMention);
  expect(named.map((part) => part.text.slice(1))).toEqual(
    expected.map((id) => colleagues.find((one) => one.id === id)?.name),
  );
});

it.each([
  ['a first name alone is no name', 'Zovu @Ana u petak', 17, 'Ana'],
  ['nobody has the name', 'Zovu @Nedim', 11, 'Nedim'],
  ['it can still be completed', 'Zovu @An', 8, null],
  ['it is complete', 'Zovu @Ana Anić u petak', 22, null],
  ['nothing is named', 'ana@firma.ba', 12, null],
])('says whom a text fails to name where %s', (_, text, caret, expected) => {
  expect(unknownIn({ text, caret }, all)).toBe(expected);
});
