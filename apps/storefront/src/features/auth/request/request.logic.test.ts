import { expect, it } from 'vitest';
import { EMPTY_REQUEST, formOf, requestErrors, type RequestDraft } from './request.logic.ts';

const FILLED: RequestDraft = {
  ...EMPTY_REQUEST,
  companyTitle: 'Pansion Lipov hlad d.o.o.',
  jib: '4299 0000 45012',
  address: 'Ulica lipa 17',
  townId: '3',
  firstName: 'Selma',
  lastName: 'Karić',
  email: 'selma@lipovhlad.test',
  phone: '036 123 456',
  interestAreaIds: [1],
  acceptsTerms: true,
};

it('finds nothing to correct in a filled form, and sends numbers without their spaces', () => {
  expect([...requestErrors(FILLED)]).toEqual([]);
  expect(formOf(FILLED)).toMatchObject({ jib: '4299000045012', vatNumber: null, position: null, townId: 3 });
});

it('asks an empty form for each required field, in the order of the page', () => {
  expect([...requestErrors(EMPTY_REQUEST)].map(([field, { key }]) => [field, key])).toEqual([
    ['companyTitle', 'validation.required'],
    ['jib', 'validation.required'],
    ['address', 'validation.required'],
    ['townId', 'validation.required'],
    ['firstName', 'validation.required'],
    ['lastName', 'validation.required'],
    ['email', 'validation.required'],
    ['phone', 'validation.required'],
    ['interestAreaIds', 'validation.required'],
    ['acceptsTerms', 'validation.terms'],
  ]);
});

it.each([
  ['jib', '429900004501', 'validation.jib'],
  ['vatNumber', '12', 'validation.vat_number'],
  ['phone', '036 00', 'validation.phone'],
  ['email', 'selma', 'validation.email'],
  ['companyTitle', 'kupi na evil.com', 'validation.plain_name'],
] as const)('%s: %s is %s', (field, value, key) => {
  expect(requestErrors({ ...FILLED, [field]: value }).get(field)?.key).toBe(key);
});
