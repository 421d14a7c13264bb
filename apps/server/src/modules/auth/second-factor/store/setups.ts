import type { Tx } from '../../../../platform/database/db.ts';

/** A method that is being set up in a session: an app with its secret, or a passkey with what it has to sign. */
interface Setup {
  readonly sealedSecret: Buffer | null;
  readonly passkeyChallenge: string | null;
}

interface NewSetup extends Partial<Setup> {
  readonly sessionId: number;
  readonly expiresAt: Date;
}

/** Stores a set-up in place of an earlier one of the session. */
export async function replaceSetup(tx: Tx, { sessionId, expiresAt, ...setup }: NewSetup): Promise<void> {
  const values = {
    sealed_secret: setup.sealedSecret ?? null,
    passkey_challenge: setup.passkeyChallenge ?? null,
    expires_at: expiresAt,
  };
  await tx
    .insertInto('second_factor_setup')
    .values({ session_id: sessionId, ...values })
    .onConflict((oc) => oc.column('session_id').doUpdateSet(values))
    .execute();
}

/** The set-up of the session, locked; undefined where there is none or it has expired. */
export const lockSetup = (tx: Tx, sessionId: number, now: Date): Promise<Setup | undefined> =>
  tx
    .selectFrom('second_factor_setup')
    .select(['sealed_secret as sealedSecret', 'passkey_challenge as passkeyChallenge'])
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export async function deleteSetup(tx: Tx, sessionId: number): Promise<void> {
  await tx.deleteFrom('second_factor_setup').where('session_id', '=', sessionId).execute();
}
