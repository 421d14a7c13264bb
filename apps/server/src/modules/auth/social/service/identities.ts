import { writeAudit } from '../../../../kernel/audit.ts';
import type { Customer } from '../../../../kernel/actor.ts';
import { type Db, inTransaction } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { publish } from '../../events.ts';
import * as store from '../store.ts';

/** Unlinks an identity of the caller's own, whose password has been checked. 404 for one of somebody else. */
export async function unlinkIdentity(db: Db, actor: Customer, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await store.deleteIdentity(tx, { id, userId: actor.userId });
    if (!before) throw new Problem('auth.social_not_found', 404);
    await writeAudit(tx, actor, { action: 'users.unlink_identity', entity: 'user', entityId: actor.userId, before });
    await publish(tx, 'identity.changed', { userId: actor.userId, provider: before.provider, change: 'unlinked' });
  });
}
