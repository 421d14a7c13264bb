import { isOnline } from '../page/use-online.ts';
import { onQueueChange, queuedChanges } from './queue-store.ts';

const RETRY_MS = 15_000;

/** Sends queued changes: at once, when the connection is back, and every 15 s until the queue is empty. Returns the stop function. */
export function startQueueRetries(): () => void {
  const send = (): void => {
    if (queuedChanges().length === 0 || !isOnline()) return;
    void import('./send-queue.ts').then(({ sendQueue }) => sendQueue()).catch(() => undefined);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const restartTimer = (): void => {
    clearInterval(timer);
    timer = queuedChanges().length > 0 ? setInterval(send, RETRY_MS) : undefined;
  };
  const unsubscribe = onQueueChange(restartTimer);
  window.addEventListener('online', send);
  restartTimer();
  send();
  return () => {
    unsubscribe();
    clearInterval(timer);
    window.removeEventListener('online', send);
  };
}
