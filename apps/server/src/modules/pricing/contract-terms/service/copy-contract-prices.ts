import { businessDate } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../../kernel/idempotency.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import * as companies from '../store/companies.ts';
import * as store from '../store/contract-prices.ts';
import { audit } from './discounts.ts';

interface CopyContext {
  readonly staff: Staff;
  readonly companyId: number;
  readonly now: Date;
}

interface CopyInput {
  readonly fromCompanyId: number;
  readonly replaces: boolean;
}

/**
 * Copies the contract prices of another company that have not ended. They were asked about when they were agreed. 400 for the
 * company itself, 404 where one of the two does not exist.
 */
export async function copyContractPrices(
  db: Db,
  { staff, companyId, now }: CopyContext,
  { fromCompanyId, replaces }: CopyInput,
  once: Idempotency,
): Promise<{ readonly copied: number; readonly kept: number }> {
  if (fromCompanyId === companyId) throw new Problem('pricing.same_company', 400);
  const known = await Promise.all([companies.exists(db, staff, companyId), companies.exists(db, staff, fromCompanyId)]);
  if (known.includes(false)) throw new Problem('companies.not_found', 404);
  return inTransactionOnce(db, once, async (tx) => {
    await companies.lock(tx, companyId);
    const input = { from: fromCompanyId, to: companyId, replaces, today: businessDate(now) };
    const { copied, total } = await store.copyContractPrices(tx, input);
    if (copied > 0) {
      const after = { copiedFrom: await companies.title(tx, fromCompanyId), copied, replaces };
      await audit(tx, staff, { companyId, action: 'pricing.copy_contract_prices', after });
    }
    return { copied, kept: total - copied };
  });
}
