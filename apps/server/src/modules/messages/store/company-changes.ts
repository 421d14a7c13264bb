import type { BusinessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

interface CompanyChangeFacts {
  /** Null where a person asks for their own data. */
  readonly company: string | null;
  readonly person: string | null;
  readonly userId: number | null;
  readonly outcome: 'approved' | 'rejected' | null;
  readonly answer: string | null;
}

/** What messages say of a change of data that a company or a person asks for. */
export const companyChange = (tx: Tx, changeId: number): Promise<CompanyChangeFacts | undefined> =>
  tx
    .selectFrom('data_change as r')
    .leftJoin('company as c', 'c.id', 'r.company_id')
    .leftJoin('user_account as u', 'u.id', 'r.user_id')
    .select((eb) => [
      'c.title as company',
      eb.fn<string | null>('concat_ws', [sql.lit(' '), 'u.first_name', 'u.last_name']).as('person'),
      'r.user_id as userId',
      sql<CompanyChangeFacts['outcome']>`r.outcome`.as('outcome'),
      'r.answer',
    ])
    .where('r.id', '=', changeId)
    .executeTakeFirst();

interface DeputyFacts {
  readonly deputyId: number;
  readonly deputy: string;
  readonly principalId: number;
  readonly principal: string;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
}

/** What messages say of a deputy. */
export const deputyFacts = (tx: Tx, id: number): Promise<DeputyFacts | undefined> =>
  firstRow<DeputyFacts>(tx)`
    select d.deputy_id as "deputyId", u.first_name || ' ' || u.last_name as deputy, d.principal_id as "principalId",
      p.first_name || ' ' || p.last_name as principal, d.first_day::text as "from", d.last_day::text as "to"
    from approval_deputy d join user_account u on u.id = d.deputy_id join user_account p on p.id = d.principal_id
    where d.id = ${id}`;
