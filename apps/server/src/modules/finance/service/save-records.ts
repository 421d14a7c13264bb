import { feninga, openAmounts } from '@sjaj/domain';
import type { Tx } from '../../../platform/database/db.ts';
import type { NewRecord } from '../rules/record.ts';
import * as store from '../store/records.ts';

/** Adds and changes records by company and document number, and settles the accounts that they belong to. */
export async function saveRecords(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  const companyIds = [...new Set(records.map(({ companyId }) => companyId))];
  if (companyIds.length === 0) return;
  await store.lockAccounts(tx, companyIds);
  await store.put(tx, records);
  await settleAccounts(tx, companyIds);
}

/** Recomputes the open amount of each record of these accounts. */
async function settleAccounts(tx: Tx, companyIds: readonly number[]): Promise<void> {
  const accounts = Map.groupBy(await store.accounts(tx, companyIds), ({ companyId }) => companyId);
  const changed = [...accounts.values()].flatMap((account) => {
    const open = openAmounts(account.map((row) => ({ ...row, owes: feninga(row.owes), claims: feninga(row.claims) })));
    return account.flatMap(({ id, openAmount }, index) => {
      const amount = open[index] ?? 0;
      return amount === openAmount ? [] : [{ id, openAmount: amount }];
    });
  });
  await store.saveOpenAmounts(tx, changed);
}
