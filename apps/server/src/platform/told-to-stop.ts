/**
 * Resolves at the first signal to stop, also during the start, and when the parent has died and its channel is closed:
 * with this no process of the shop outlives the one that started it, even after kill -9.
 */
export const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) process.once(event, () => resolve());
  });
