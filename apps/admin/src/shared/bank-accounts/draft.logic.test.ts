import { expect, it } from 'vitest';
import { accountHints, checkedForm, EMPTY_DRAFT, withAccount } from './draft.logic.ts';

const BANKS = [
  { id: 1, code: '990' },
  { id: 2, code: '999' },
];
const RIGHT = '999-000-00001234-35';

it('chooses the bank by the first digits of a whole account, and leaves a chosen one', () => {
  expect(withAccount(EMPTY_DRAFT, '9990', BANKS).bankId).toBe('');
  expect(withAccount(EMPTY_DRAFT, 'BA39 9990 0000 0012 3435', BANKS).bankId).toBe('2');
  expect(withAccount({ ...EMPTY_DRAFT, bankId: '1' }, RIGHT, BANKS).bankId).toBe('1');
});

it('warns of check digits that do not fit and of the code of another bank, and refuses neither', () => {
  const draft = { companyId: '3', account: RIGHT, bankId: '2', isDefault: false };
  expect(accountHints(draft, BANKS)).toEqual({ isDoubtful: false, otherCode: null });
  const doubtful = { ...draft, account: '9990000000123436', bankId: '1' };
  expect(accountHints(doubtful, BANKS)).toEqual({ isDoubtful: true, otherCode: '990' });
  expect(checkedForm(doubtful)).toMatchObject({ account: '9990000000123436' });
  expect(checkedForm({ ...draft, account: '999-1' })).toBeNull();
});
