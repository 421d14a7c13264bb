import { useState } from 'react';
import { isRefused } from '@sjaj/client';

/**
 * An idempotency key for a call, so that repeating it has no second effect. The key stays the same after a lost answer, because the
 * call may have succeeded, and is renewed after a refusal and, where the form stays, after success, because something else is sent then.
 */
export function useIdempotencyKey() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return {
    key,
    /** Call it after success where the next thing may be sent from the same form. */
    sent: (): void => setKey(crypto.randomUUID()),
    /** Call it with every error. */
    failed: (error: unknown): void => {
      if (isRefused(error)) setKey(crypto.randomUUID());
    },
  };
}
