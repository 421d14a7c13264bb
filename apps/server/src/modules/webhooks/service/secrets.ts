import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Seal, seal } from '../../../platform/process/sealing.ts';
import { PREVIOUS_SECRET_FOR } from '../rules.ts';
import * as store from '../store/webhooks.ts';
import { newSecret } from './signature.ts';

/** How the secret of a webhook is stored. */
export const sealOf = (secretKey: Buffer, webhookId: number): Seal => ({
  secretKey,
  purpose: 'webhooks: secret',
  owner: `webhook:${webhookId}`,
});

/** Gives a webhook a new secret and returns it. */
export async function setNewSecret(tx: Tx, secretKey: Buffer, id: number, now: Date): Promise<string> {
  const secret = newSecret();
  const previousUntil = new Date(now.getTime() + PREVIOUS_SECRET_FOR);
  await store.setSecret(tx, id, seal(sealOf(secretKey, id), secret), previousUntil);
  return secret;
}

interface ChangeSecretInput {
  readonly db: Db;
  readonly secretKey: Buffer;
  readonly staff: Staff;
  readonly id: number;
  readonly now: Date;
}

/** Changes the secret of a webhook and returns the new one. 404 where there is none. */
export const changeSecret = ({ db, secretKey, staff, id, now }: ChangeSecretInput): Promise<string> =>
  inTransaction(db, async (tx) => {
    const webhook = await store.lock(tx, id);
    if (!webhook) throw new Problem('records.not_found', 404);
    const secret = await setNewSecret(tx, secretKey, id, now);
    const named = { name: webhook.form.name };
    const action = 'webhook.change_secret';
    await writeAudit(tx, staff, { action, entity: 'webhook', entityId: id, before: named, after: named });
    return secret;
  });
