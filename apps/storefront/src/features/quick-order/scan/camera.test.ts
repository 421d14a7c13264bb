import { expect, it } from 'vitest';
import { cameraErrorOf } from './camera.ts';

it.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'failed'],
])('a start that ends with %s is shown as: %s', (name, kind) => {
  expect(cameraErrorOf(new DOMException('', name))).toBe(kind);
});
