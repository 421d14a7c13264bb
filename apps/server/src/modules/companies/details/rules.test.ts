import { expect, it } from 'vitest';
import { applyChange, changedFields } from './rules.ts';

const BEFORE = {
  title: 'Hotel Vodenica d.o.o.',
  pdvNumber: null,
  address: 'Bulevar 14',
  townId: 1,
  phone: null,
  email: 'info@vodenica.test',
  bankAccount: null,
};

it('finds the fields that differ, and none of an unchanged form', () => {
  expect(changedFields(BEFORE, { ...BEFORE, phone: '036 111-222', townId: 2 })).toEqual(['townId', 'phone']);
  expect(changedFields(BEFORE, { ...BEFORE })).toEqual([]);
});

it('keeps what staff have changed meanwhile in other fields', () => {
  const now = { ...BEFORE, email: 'nova@vodenica.test' };
  const wanted = { ...BEFORE, address: 'Rodoč bb' };
  expect(applyChange(now, BEFORE, wanted)).toEqual({ ...now, address: 'Rodoč bb' });
});
