import { expect, it } from 'vitest';
import { CallFailed, isRefused } from './call.ts';

const failed = (status: number) => new CallFailed({ status, code: 'x', message: 'x' });

it.each([
  [failed(400), true],
  [failed(409), true],
  // The answer was lost or the server fell over its own feet: it may have been done.
  [failed(0), false],
  [failed(500), false],
  [failed(503), false],
  [new TypeError('x'), false],
])('knows a refusal from an answer that never came: %s', (error, expected) => {
  expect(isRefused(error)).toBe(expected);
});
