import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueueOwner } from './fair-queue.ts';

const askers = new AsyncLocalStorage<QueueOwner>();
/** Work that no request waits for. */
const BACKGROUND: QueueOwner = { network: 'background', account: '' };

/** Runs the work in the name of the one who asked for it: what takes long waits in its turn. */
export const runAsOwner = <T>(asker: QueueOwner, work: () => Promise<T>): Promise<T> => askers.run(asker, work);

/** In whose turn long work waits. */
export const currentWorkOwner = (): QueueOwner => askers.getStore() ?? BACKGROUND;
