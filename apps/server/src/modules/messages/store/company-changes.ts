import type { Tx } from '../../../platform/database/db.ts';

interface CompanyChangeFacts {
  readonly company: string;
  readonly userId: number | null;
  readonly outcome: string | null;
  readonly answer: string | null;
}

/** What messages say of a change of company data. */
export const companyChange = (tx: Tx, changeId: number): Promise<CompanyChangeFacts | undefined> =>
  tx
    .selectFrom('company_change as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select(['c.title as company', 'r.user_id as userId', 'r.outcome', 'r.answer'])
    .where('r.id', '=', changeId)
    .executeTakeFirst();
