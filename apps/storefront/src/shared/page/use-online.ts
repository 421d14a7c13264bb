import { useSyncExternalStore } from 'react';

/** Whether the device has a connection by which the shop can be reached, as far as is known; see `watchReach`. */
export const isOnline = (): boolean => navigator.onLine && !('unreached' in document.documentElement.dataset);

/** The same; changes with the events `online` and `offline`. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
