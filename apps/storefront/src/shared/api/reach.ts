import { isOffline } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { createStore, useSelector } from '@tanstack/react-store';

const isReached = createStore(true);
let isFollowed = false;

/** Whether the shop can be reached, as far as its calls tell; true on a page that came from the server. */
export const useReach = (): boolean => useSelector(isReached);

/**
 * For a page that came from the device: until a call is answered, one without an answer means that the shop is not reached, though the browser
 * may call the device online, as in the network of a hotel before its log-in. `onChange` is told of each change.
 */
export function followReach(onChange: (isReached: boolean) => void): void {
  isFollowed = true;
  const { unsubscribe } = isReached.subscribe((reached) => {
    if (reached) unsubscribe();
    onChange(reached);
  });
}

/** Learns from the outcome of a call whether the shop is reached. */
export async function noteReach<T>(call: Promise<T>): Promise<T> {
  try {
    const answer = await call;
    note(true);
    return answer;
  } catch (error) {
    if (error instanceof CallFailed) note(!isOffline(error));
    throw error;
  }
}

function note(reached: boolean): void {
  if (!isFollowed) return;
  if (reached) isFollowed = false;
  isReached.setState(() => reached);
}
