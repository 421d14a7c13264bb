import type { Db } from '../../../../platform/database/db.ts';

interface HistoryPage {
  readonly companyId: number;
  readonly page: number;
  readonly pageSize: number;
}

interface AuditEntry {
  readonly id: number;
  readonly at: Date;
  readonly who: string;
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** One page of the audit log of a company, newest first. */
export const history = (db: Db, { companyId, page, pageSize }: HistoryPage): Promise<AuditEntry[]> =>
  db
    .selectFrom('audit_entry')
    .select(['id', 'at', 'user_name as who', 'action', 'before', 'after'])
    .where('entity', '=', 'company')
    .where('entity_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

export async function countHistory(db: Db, companyId: number): Promise<number> {
  const { entries } = await db
    .selectFrom('audit_entry')
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .where('entity', '=', 'company')
    .where('entity_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return entries;
}
