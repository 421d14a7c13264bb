import { onWaiting, waitingNow } from './waiting-store.ts';

const AGAIN_MS = 15_000;

/** Sends what waits: at once where something does, when the line is back, and every 15 s until it has arrived. Returns what ends it. */
export function keepSending(): () => void {
  const send = (): void => {
    if (waitingNow().length === 0 || !navigator.onLine) return;
    void import('./send-waiting.ts').then(({ sendWaiting }) => sendWaiting()).catch(() => undefined);
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    clearInterval(timer);
    timer = waitingNow().length > 0 ? setInterval(send, AGAIN_MS) : undefined;
  };
  const end = onWaiting(look);
  window.addEventListener('online', send);
  look();
  send();
  return () => {
    end();
    clearInterval(timer);
    window.removeEventListener('online', send);
  };
}
