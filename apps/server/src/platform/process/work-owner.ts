import { AsyncLocalStorage } from 'node:async_hooks';
import type { Asker } from './fair-queue.ts';

const askers = new AsyncLocalStorage<Asker>();
/** Work that no request waits for. */
const BACKGROUND: Asker = { network: 'background', account: '' };

/** Runs the work in the name of the one who asked for it: what takes long waits in its turn. */
export const askedBy = <T>(asker: Asker, work: () => Promise<T>): Promise<T> => askers.run(asker, work);

/** In whose turn long work waits. */
export const currentAsker = (): Asker => askers.getStore() ?? BACKGROUND;
