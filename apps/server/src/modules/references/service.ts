import type { Bank, CustomerBankAccount, NewBank } from '@sjaj/contract';
import { formatBankAccount, formatIban } from '@sjaj/domain';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { type Db, inTransaction, isDuplicate } from '../../platform/database/db.ts';
import type { Idempotency } from '../../kernel/idempotency.ts';
import { withIdempotency } from '../../kernel/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

interface CreateBankInput {
  readonly bank: NewBank;
  readonly by: Staff;
  readonly idempotency: Idempotency;
}

/** Creates a bank. 409 if another one has the code. */
export async function createBank(db: Db, { bank, by, idempotency }: CreateBankInput): Promise<Bank> {
  try {
    return await inTransaction(db, (tx) =>
      withIdempotency(tx, idempotency, async () => {
        const created = await store.insertBank(tx, bank);
        await writeAudit(tx, by, { action: 'banks.create', entity: 'bank', entityId: created.id, after: created });
        return created;
      }),
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new Problem('records.taken', 409, { errors: [{ field: 'code', key: 'records.taken' }] });
  }
}

/** The company's bank accounts, formatted. A private customer has none. */
export async function accountsOf(db: Db, companyId: number | null): Promise<CustomerBankAccount[]> {
  if (companyId === null) return [];
  const rows = await store.accountsOf(db, companyId);
  return rows.map(({ account, ...rest }) => ({
    ...rest,
    account: formatBankAccount(account),
    iban: formatIban(account),
  }));
}
