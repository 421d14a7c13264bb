import { useState } from 'react';
import { runOver } from './run-over.ts';

/** A run over rows that can be stopped, and how far it is. */
export function useRun() {
  const [at, setAt] = useState(0);
  const [controller, setController] = useState<AbortController | null>(null);
  return {
    at,
    stop: () => controller?.abort(),
    over: <Row, Done>(rows: readonly Row[], run: (row: Row) => Promise<Done>) => {
      const started = new AbortController();
      setController(started);
      setAt(0);
      return runOver(rows, run, { signal: started.signal, onProgress: setAt });
    },
  };
}
