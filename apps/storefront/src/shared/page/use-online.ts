import { useSyncExternalStore } from 'react';
import { useReach } from '../api/reach.ts';

/** Whether the device has a connection by which the shop can be reached, as far as is known. */
export function useOnline(): boolean {
  const isReached = useReach();
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
