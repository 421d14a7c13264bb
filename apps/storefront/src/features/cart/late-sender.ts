/** Sends the last of several values that come in quick succession. */
export interface LateSender<T> {
  /** Replaces the pending value. It is sent when no other follows within the delay. */
  readonly send: (value: T) => void;
  /** Sends the pending value at once. */
  readonly sendNow: () => void;
  /** Discards the pending value. */
  readonly drop: () => void;
}

/** Sends one value at a time, so that values arrive in the order in which they were sent. */
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
