import { AsyncLocalStorage } from 'node:async_hooks';
import { type Actor, isGuest, isSignedIn } from './actor.ts';
import type { Asker } from './fair-queue.ts';
import { networkOf } from './network.ts';

const askers = new AsyncLocalStorage<Asker>();
/** Work that no request waits for. */
const BACKGROUND: Asker = { network: 'background', account: '' };

/** Runs the work in the name of the one who asked for it: what takes long waits in its turn. */
export const askedBy = <T>(asker: Asker, work: () => Promise<T>): Promise<T> => askers.run(asker, work);

/** In whose turn long work waits. */
export const currentAsker = (): Asker => askers.getStore() ?? BACKGROUND;

/** A company shares one turn, all its users together; so do all guests of one network. */
export function askerOf(actor: Actor, address: string): Asker {
  if (!isSignedIn(actor) || isGuest(actor)) return { network: `address:${networkOf(address)}`, account: '' };
  const account = `user:${actor.userId}`;
  return { network: actor.companyId === null ? account : `company:${actor.companyId}`, account };
}
