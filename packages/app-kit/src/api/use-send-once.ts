import { useState } from 'react';
import { isRefused } from '@sjaj/client';

/** Sends a call with the idempotency key of what it sends. */
type SendOnce = <T>(what: unknown, send: (idempotencyKey: string) => Promise<T>) => Promise<T>;

/**
 * Sends what one form or button sends, without a second effect where it is repeated: the same thing has the same key after a lost answer,
 * because the call may have succeeded. Something else has another one, and so has the same after an answer, because it is meant again then.
 */
export function createSendOnce(): SendOnce {
  const keys = new Map<string, string>();
  return async (what, send) => {
    const same = JSON.stringify(what);
    const key = keys.get(same) ?? crypto.randomUUID();
    keys.set(same, key);
    try {
      const answer = await send(key);
      keys.delete(same);
      return answer;
    } catch (error) {
      if (isRefused(error)) keys.delete(same);
      throw error;
    }
  };
}

export const useSendOnce = (): SendOnce => useState(createSendOnce)[0];
