import { expect, it } from 'vitest';
import { isEasyToGuess } from './password-strength.ts';

const OWN = ['Amra', 'Hadžić', 'amra.hadzic', 'amra@cisto.ba'];

it.each([
  'password1234',
  'qwertyuiop12',
  'aaaaaaaaaaaa',
  '123456789012',
  'amra.hadzic1',
  'Sjaj12345678',
  'amra@cisto.ba',
])('refuses %s', async (password) => expect(await isEasyToGuess(password, OWN)).toBe(true));

it.each(['konj baterija tri spajalica', 'vK9!pLx2-Rt7w'])('accepts %s', async (password) =>
  expect(await isEasyToGuess(password, OWN)).toBe(false),
);
