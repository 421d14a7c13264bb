import { expect, it } from 'vitest';
import { EMPTY_REGISTRATION, registrationErrors } from './registration.logic.ts';

const COMPLETE = {
  firstName: 'Lana',
  lastName: 'Kos',
  email: 'lana@posta.test',
  password: 'konj baterija',
  acceptsTerms: true,
};

it('names every field of an empty form', () => {
  expect([...registrationErrors(EMPTY_REGISTRATION).keys()].toSorted()).toEqual(Object.keys(COMPLETE).toSorted());
});

it('finds nothing in a complete form', () => {
  expect([...registrationErrors(COMPLETE)]).toEqual([]);
});

it.each([
  [{ email: 'lana' }, 'email', 'validation.email'],
  [{ password: 'kratko' }, 'password', 'validation.min_length'],
  [{ acceptsTerms: false }, 'acceptsTerms', 'validation.terms'],
] as const)('%o is wrong at its field', (changes, field, key) => {
  const errors = registrationErrors({ ...COMPLETE, ...changes });
  expect([...errors.keys()]).toEqual([field]);
  expect(errors.get(field)?.key).toBe(key);
});
