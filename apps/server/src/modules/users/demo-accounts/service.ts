import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import * as store from './store.ts';

export { demoState } from './store.ts';

/**
 * Deactivates the accounts that the demo made and ends their sessions: their passwords are printed in the README. Returns how many
 * accounts were open.
 */
export const closeDemoAccounts = (db: Db, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const closed = await store.close(tx, now);
    const sessionIds = await store.deleteSessions(tx);
    if (sessionIds.length > 0) await publish(tx, 'session.ended', { sessionIds });
    return closed;
  });

/** Activates what `closeDemoAccounts` deactivated and returns how many accounts that were. */
export const openDemoAccounts = (db: Db): Promise<number> => inTransaction(db, (tx) => store.open(tx));
