import { useSyncExternalStore } from 'react';
import { createStore, useSelector } from '@tanstack/react-store';

const isShopReached = createStore(true);

/** Says whether calls are answered. A network without internet, as of a hotel before its log-in, is a connection to the browser. */
export const reportReach = (isReached: boolean): void => isShopReached.setState(() => isReached);

/** Whether the device has a connection by which the shop can be reached, as far as is known. */
export function useOnline(): boolean {
  const isReached = useSelector(isShopReached);
  return useSyncExternalStore(subscribe, () => navigator.onLine) && isReached;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
