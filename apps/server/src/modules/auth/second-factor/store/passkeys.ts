import type { Db, Tx } from '../../../../platform/database/db.ts';
import { updateRow } from '../../../../platform/database/rows.ts';

export interface StoredPasskey {
  readonly id: number;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The passkeys of the user, the oldest first. */
export const listPasskeys = (db: Db | Tx, userId: number): Promise<StoredPasskey[]> =>
  db
    .selectFrom('passkey')
    .select([
      'id',
      'credential_id as credentialId',
      'public_key as publicKey',
      'counter',
      'transports',
      'name',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();

interface NewPasskey extends Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'> {
  readonly userId: number;
  readonly now: Date;
}

/** Stores a passkey. Returns false where its credential belongs to an account already. */
export async function insertPasskey(tx: Tx, { userId, now, transports, ...passkey }: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('passkey')
    .values({
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...transports],
      name: passkey.name,
      created_at: now,
    })
    .onConflict((oc) => oc.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

interface PasskeyUse {
  readonly id: number;
  readonly counter: number;
  readonly now: Date;
}

export const recordUse = (tx: Tx, { id, counter, now }: PasskeyUse): Promise<void> =>
  updateRow(tx, 'passkey', id, { counter, last_used_at: now });

/** Deletes a passkey of the user. Returns false for one that does not exist or belongs to somebody else. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkey')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
