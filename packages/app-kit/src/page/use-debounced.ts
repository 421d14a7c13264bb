import { useEffect, useState } from 'react';

/** A search field asks once the reader pauses, and not for each letter. */
const TYPING_PAUSE_MS = 250;

/** The value once it has not changed for so many ms. Objects have to keep their identity meanwhile. */
export function useDebounced<T>(value: T, pauseMs: number = TYPING_PAUSE_MS): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
