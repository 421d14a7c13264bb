import { useEffect, useRef } from 'react';

const IN_MS = 120;
const OUT_MS = 240;

interface HoverIntent {
  /** Does it after the pointer has stayed for a moment. */
  readonly enter: (act: () => void) => void;
  /** Does it after the pointer has been away for a moment. */
  readonly leave: (act: () => void) => void;
  /** Forgets what was about to happen. */
  readonly cancel: () => void;
}

/** Acts only on a pointer that means it: one at a time, the last intention wins. */
export function useHoverIntent(): HoverIntent {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (delay: number) => (act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  return { enter: after(IN_MS), leave: after(OUT_MS), cancel: () => clearTimeout(timer.current) };
}
