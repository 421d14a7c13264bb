import type { PersonalDataForm } from '@sjaj/contract';
import type { Customer } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { type Db, isDuplicate, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { isEmailTaken, lockAccount, lockCompanyOf, readOwnAccount, saveAccount } from '../../auth/index.ts';
import { changedFields } from '../details/rules.ts';
import { publish } from '../events.ts';
import * as store from './store.ts';

interface RequestInput {
  readonly wanted: PersonalDataForm;
  readonly note: string | null;
  readonly idempotency: Idempotency;
  readonly now: Date;
}

/**
 * Asks for another name or e-mail. A request that waits is replaced. Whether somebody has the e-mail is checked when staff decide:
 * the asker must not learn who has an account.
 */
export const requestOwnChange = (
  db: Db,
  { userId }: Customer,
  { wanted, note, idempotency, now }: RequestInput,
): Promise<number> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const { firstName, lastName, email } = await readOwnAccount(tx, userId);
    const before = { firstName, lastName, email };
    if (changedFields(before, wanted).length === 0) throw new Problem('companies.nothing_changed', 400);
    const changeId = await store.putOwnChange(tx, { userId, before, wanted, note, now });
    await publish(tx, 'data_change.requested', { changeId });
    return changeId;
  });

interface OwnDataChange {
  readonly before: PersonalDataForm;
  readonly after: PersonalDataForm;
}

/** Writes name and e-mail of an account. 409 if somebody else has the e-mail. A new one ends sessions and mailed links. */
export async function changeOwnData(
  tx: Tx,
  userId: number,
  change: (now: PersonalDataForm) => PersonalDataForm,
): Promise<OwnDataChange> {
  await lockCompanyOf(tx, userId);
  const account = await lockAccount(tx, userId);
  if (!account) throw new Problem('records.not_found', 404);
  const { firstName, lastName, email } = account;
  const before = { firstName, lastName, email };
  const after = change(before);
  if (changedFields(before, after).length === 0) return { before, after };
  if (await isEmailTaken(tx, after.email, userId)) throw emailTaken();
  try {
    await saveAccount(tx, { userId, before: account, after: { ...account, ...after } });
  } catch (error) {
    // Another account took the address since the check.
    throw isDuplicate(error) ? emailTaken() : error;
  }
  return { before, after };
}

const emailTaken = (): Problem => new Problem('companies.email_taken', 409);
