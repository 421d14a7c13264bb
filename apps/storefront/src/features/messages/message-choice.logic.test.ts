import { expect, it } from 'vitest';
import { addressOf, ANY_MESSAGE, choiceFrom, isNarrowed } from './message-choice.logic.ts';

const CHOICE = { page: 3, topic: 'orders', isUnread: true, text: '2026-000007' } as const;

it('reads the choice that it has written to the address', () => {
  const search = Object.fromEntries(new URL(addressOf(CHOICE), 'https://sjaj.test').searchParams);
  expect(choiceFrom(search)).toEqual(CHOICE);
  expect(addressOf(ANY_MESSAGE)).toBe('/profile/messages');
});

it('ignores what it does not know', () => {
  expect(choiceFrom({ topic: 'weather', unread: {}, q: [], page: -2 })).toEqual(ANY_MESSAGE);
});

it('is narrowed by a filter, not by a page', () => {
  expect(isNarrowed({ ...ANY_MESSAGE, page: 2 })).toBe(false);
  expect(isNarrowed({ ...ANY_MESSAGE, isUnread: true })).toBe(true);
});
