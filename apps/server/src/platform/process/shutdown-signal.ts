/**
 * Resolves at the first signal to stop, also during the start, and when the parent has died and its channel is closed:
 * with this no process of the shop outlives the one that started it, even after kill -9. A signal that is repeated ends
 * nothing by itself: a service manager signals the whole group, and the parent passes the same signal on.
 */
export const shutdownSignal = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(event, () => resolve());
  });

/** Signals closer together than this are one, which arrives in two ways. */
const SAME_SIGNAL_MS = 1_000;

interface SignalSource {
  on(event: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/** Calls `end` when the process is told to stop once more, as by a second Ctrl-C: the caller does not want to wait. */
export function onRepeatedSignal(end: () => void, clock: () => number, source: SignalSource = process): void {
  let first: number | undefined;
  const onSignal = (): void => {
    const now = clock();
    first ??= now;
    if (now - first >= SAME_SIGNAL_MS) end();
  };
  source.on('SIGINT', onSignal);
  source.on('SIGTERM', onSignal);
}
