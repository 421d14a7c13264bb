import { expect, it } from 'vitest';
import { columnsQuery, draftOf, isComplete } from './columns.logic.ts';

const NONE = {
  company: null,
  number: null,
  docDate: null,
  bookingDate: null,
  dueDate: null,
  owes: null,
  claims: null,
  comment: null,
  account: null,
  kind: null,
  settles: null,
  hasHeading: true,
};

it('is complete with customer, number, date and one side', () => {
  const draft = draftOf({ ...NONE, company: 0, number: 1, docDate: 2 });
  expect(isComplete(draft)).toBe(false);
  expect(isComplete({ ...draft, claims: '5' })).toBe(true);
});

it('sends the chosen columns only, the first one too', () => {
  expect(columnsQuery(draftOf({ ...NONE, company: 0, owes: 4, hasHeading: false }))).toEqual({
    company: '0',
    owes: '4',
    hasHeading: 'false',
  });
});
