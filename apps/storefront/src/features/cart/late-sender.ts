/** Sends the last of several values that come in quick succession. */
export interface LateSender<T> {
  /** Takes a value's place in the hand: it goes when no other comes for a while. */
  readonly send: (value: T) => void;
  /** Lets what waits go at once: nobody is there to wait any more. */
  readonly sendNow: () => void;
  /** Forgets what waits. */
  readonly drop: () => void;
}

/** One is on its way at a time, so that the last that was sent is also the last that arrives. */
export function openLateSender<T>(pauseMs: number, work: (value: T) => Promise<void>): LateSender<T> {
  let waiting: { readonly value: T; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let underWay = Promise.resolve();
  const drop = (): void => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const sendNow = (): void => {
    if (!waiting) return;
    const { value } = waiting;
    drop();
    underWay = underWay.then(() => work(value)).catch(() => undefined);
  };
  const send = (value: T): void => {
    drop();
    waiting = { value, timer: setTimeout(sendNow, pauseMs) };
  };
  return { send, sendNow, drop };
}
