import { useState } from 'react';
import { isRefused } from '@sjaj/client';

/**
 * The key under which a call does its work once, however often it is sent. It lasts over a lost answer, which may come of a call
 * that did its work, and is another one after a refusal, when something else is sent.
 */
export function useOnceKey() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return {
    key,
    /** To be told of every failure. */
    failed: (error: unknown): void => {
      if (isRefused(error)) setKey(crypto.randomUUID());
    },
  };
}
