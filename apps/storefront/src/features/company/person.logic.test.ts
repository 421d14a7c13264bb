import { expect, it } from 'vitest';
import { NO_PERSON, personErrors, typedPerson } from './person.logic.ts';

const ANA = { ...NO_PERSON, firstName: ' Ana ', lastName: 'Anić', email: 'ana@firma.test' };

it('names the fields that are missing or wrong', () => {
  expect(personErrors(NO_PERSON, true)).toEqual({ firstName: 'missing', lastName: 'missing', email: 'missing' });
  expect(personErrors({ ...ANA, email: 'nije', phone: 'abc' }, true)).toEqual({ email: 'wrong', phone: 'wrong' });
  expect(personErrors(ANA, true)).toEqual({});
});

it('does not ask for the e-mail of a person who has an account', () => {
  expect(personErrors({ ...ANA, email: '' }, false)).toEqual({});
});

it('sends trimmed names, and null for no phone', () => {
  expect(typedPerson(ANA)).toEqual({ firstName: 'Ana', lastName: 'Anić', phone: null, role: 'buyer' });
});
