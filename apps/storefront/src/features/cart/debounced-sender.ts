/** Sends the last of several values that come in quick succession. */
interface DebouncedSender<T> {
  /** Replaces the pending value. It is sent when no other follows within the delay. */
  readonly send: (value: T) => void;
  /** Sends the pending value at once. */
  readonly sendNow: () => void;
  /** Discards the pending value. */
  readonly drop: () => void;
}

/** Sends one value at a time, so that values arrive in the order in which they were sent. */
export function createDebouncedSender<T>(pauseMs: number, work: (value: T) => Promise<void>): DebouncedSender<T> {
  let pending: { readonly value: T; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let underWay = Promise.resolve();
  const drop = (): void => {
    clearTimeout(pending?.timer);
    pending = undefined;
  };
  const sendNow = (): void => {
    if (!pending) return;
    const { value } = pending;
    drop();
    underWay = underWay.then(() => work(value)).catch(() => undefined);
  };
  const send = (value: T): void => {
    drop();
    pending = { value, timer: setTimeout(sendNow, pauseMs) };
  };
  return { send, sendNow, drop };
}
