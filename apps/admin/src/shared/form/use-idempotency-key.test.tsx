import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useIdempotencyKey } from './use-idempotency-key.ts';

it('keeps the key after a lost answer, and has another one for what is sent next', () => {
  const { result } = renderHook(() => useIdempotencyKey());
  const first = result.current.key;
  act(() => result.current.failed(new Error('no answer')));
  expect(result.current.key).toBe(first);
  act(() => result.current.sent());
  expect(result.current.key).not.toBe(first);
});
