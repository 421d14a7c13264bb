import type { Db, Tx } from '../../../../platform/database/db.ts';
import { execute } from '../../../../platform/database/statements.ts';

/** Locks the user, so that changes of their second factor and log-ins with it happen one after the other. */
export const lockUser = (tx: Tx, userId: number): Promise<void> =>
  execute(tx)`select from user_account where id = ${userId} for no key update`;

export interface StoredFactor {
  /** Null without an authenticator app. */
  readonly sealedSecret: Buffer | null;
  readonly appAddedAt: Date | null;
  readonly lastStep: number;
}

/** The second factor of the user; undefined while it is off. */
export const findFactor = (db: Db | Tx, userId: number): Promise<StoredFactor | undefined> =>
  db
    .selectFrom('second_factor')
    .select(['sealed_secret as sealedSecret', 'app_added_at as appAddedAt', 'last_step as lastStep'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Switches the second factor on. Returns false where it was on already. */
export async function insertFactor(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('second_factor')
    .values({ user_id: userId, enabled_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

interface NewApp {
  readonly userId: number;
  readonly sealedSecret: Buffer;
  readonly step: number;
  readonly now: Date;
}

export async function replaceApp(tx: Tx, { userId, sealedSecret, step, now }: NewApp): Promise<void> {
  await tx
    .updateTable('second_factor')
    .set({ sealed_secret: sealedSecret, app_added_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute();
}

/** Removes the app. Returns false where there is none. */
export async function removeApp(tx: Tx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ sealed_secret: null, app_added_at: null, last_step: 0 })
    .where('user_id', '=', userId)
    .where('sealed_secret', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes the time step of an accepted code. Returns false where a concurrent log-in has used it or a later one. */
export async function useStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes the second factor with all methods, codes and open challenges. Returns false where it was off. */
export async function deleteFactor(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('second_factor').where('user_id', '=', userId).executeTakeFirst();
  await tx.deleteFrom('passkey').where('user_id', '=', userId).execute();
  await tx.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_challenge').where('user_id', '=', userId).execute();
  return numDeletedRows > 0n;
}
