import type { Db } from '../../../../platform/database/db.ts';
import type { PageRequest } from '../../../../platform/database/list-page.ts';

interface HistoryPage extends PageRequest {
  readonly companyId: number;
  /** The actions that are read; all where absent. */
  readonly actions?: readonly string[];
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
export const history = (db: Db, { page, pageSize, ...filter }: HistoryPage): Promise<AuditEntry[]> =>
  entries(db, filter)
    .select(['id', 'at', 'user_name as who', 'action', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

type HistoryFilter = Pick<HistoryPage, 'actions' | 'companyId'>;

export async function countHistory(db: Db, filter: HistoryFilter): Promise<number> {
  const row = await entries(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('entries'))
    .executeTakeFirstOrThrow();
  return row.entries;
}

function entries(db: Db, { companyId, actions }: HistoryFilter) {
  const all = db.selectFrom('audit_entry').where('entity', '=', 'company').where('entity_id', '=', companyId);
  return actions ? all.where('action', 'in', actions) : all;
}
