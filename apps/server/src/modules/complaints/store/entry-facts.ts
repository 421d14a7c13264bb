import type { ComplaintStatus } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

/** What messages say of an entry, and whom it concerns. */
export interface EntryFacts {
  readonly complaintId: number;
  readonly number: string;
  readonly author: 'customer' | 'staff';
  readonly from: ComplaintStatus | null;
  readonly to: ComplaintStatus | null;
  readonly isWithdrawal: boolean;
  readonly body: string;
  /** Company, or the private customer. */
  readonly customer: string;
  readonly companyId: number | null;
  readonly userId: number;
  readonly isByRepresentative: boolean;
  /** Null for an assignee who has left. */
  readonly assigneeId: number | null;
}

/** The public entry of a complaint; undefined once it is deleted. */
export const entryFacts = (tx: Tx, entryId: number): Promise<EntryFacts | undefined> =>
  firstRow<EntryFacts>(tx)`
    select c.id as "complaintId", c.number, e.author, e.from_status as "from", e.to_status as "to",
      e.author = 'customer' and e.to_status = 4 as "isWithdrawal", e.body,
      coalesce(company.title, u.first_name || ' ' || u.last_name) as customer, c.company_id as "companyId",
      c.user_id as "userId", c.is_by_representative as "isByRepresentative", s.id as "assigneeId"
    from complaint_entry e join complaint c on c.id = e.complaint_id join user_account u on u.id = c.user_id
      left join company on company.id = c.company_id
      left join user_account s on s.id = c.assignee_id and s.is_active
    where e.id = ${entryId} and not e.is_internal`;
