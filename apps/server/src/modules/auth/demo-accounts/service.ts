import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { endSessionsOfUsers } from '../service/sessions.ts';
import * as store from './store.ts';

export { demoState } from './store.ts';

/**
 * Deactivates the demo accounts, whose passwords are in the README, and ends their sessions. Returns the number of accounts that
 * were active.
 */
export const closeDemoAccounts = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const userIds = await store.close(tx, now);
    await endSessionsOfUsers(tx, userIds);
    return userIds.length;
  });

/** Activates what `closeDemoAccounts` deactivated and returns their number. */
export const openDemoAccounts = (db: Db): Promise<number> => inTransaction(db, (tx) => store.open(tx));
