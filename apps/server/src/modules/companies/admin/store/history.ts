import type { AuditEntry } from '../rules.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { type PageRequest, queryPage, type RowPage } from '../../../../platform/database/list-page.ts';

interface HistoryQuery extends PageRequest {
  readonly companyId: number;
  /** The actions that are read; all where absent. */
  readonly actions?: readonly string[];
}

/** One page of the audit log of a company, newest first, and how many entries it has. */
export const history = (db: Db, { companyId, actions, ...query }: HistoryQuery): Promise<RowPage<AuditEntry>> =>
  queryPage(
    db
      .selectFrom('audit_entry')
      .where('entity', '=', 'company')
      .where('entity_id', '=', companyId)
      .$if(actions !== undefined, (entries) => entries.where('action', 'in', actions ?? []))
      .select(['id', 'at', 'user_name as who', 'action', 'before', 'after'])
      .orderBy('id', 'desc'),
    query,
  );
