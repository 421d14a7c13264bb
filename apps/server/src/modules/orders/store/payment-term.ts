import type { Db, Tx } from '../../../platform/database/db.ts';

/** Within how many days the company pays by bank transfer; null for private customers. */
export async function paymentTermDays(db: Db | Tx, companyId: number | null): Promise<number | null> {
  if (companyId === null) return null;
  const row = await db.selectFrom('company').select('payment_term_days').where('id', '=', companyId).executeTakeFirst();
  return row?.payment_term_days ?? null;
}
