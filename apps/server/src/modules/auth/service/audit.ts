import { writeAudit, writeAuditEntries } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { takeRefusedLogins } from '../store/refusals.ts';

interface Origin {
  readonly network: string;
  readonly userAgent: string | null;
}

export const auditLogin = (tx: Tx, user: { id: number; name: string }, origin: Origin): Promise<void> =>
  writeAudit(
    tx,
    { userId: user.id, name: user.name },
    { action: 'auth.login', entity: 'user', entityId: user.id, after: origin },
  );

export const auditLogout = (tx: Tx, user: { userId: number; name: string }): Promise<void> =>
  writeAudit(tx, user, { action: 'auth.logout', entity: 'user', entityId: user.userId });

/**
 * Writes one audit entry for each account with failed log-ins since the last run: their number and origins. It is not part of
 * the log-in, because only existing accounts have entries and the extra write would show in the response time.
 */
export const auditRefusals = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    const refused = await takeRefusedLogins(tx);
    const entries = refused.map(({ userId, name, count, origins }) => ({
      staff: { userId, name },
      action: 'auth.refused',
      entity: 'user',
      entityId: userId,
      after: { count, origins },
    }));
    await writeAuditEntries(tx, entries);
  });
