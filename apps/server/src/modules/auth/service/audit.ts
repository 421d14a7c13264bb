import { writeAudit } from '../../../kernel/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';

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
