import type { Db } from '../../../platform/database/db.ts';

/** More than any company keeps. */
const MOST = 50_000;

/** What a company calls articles of the shop. */
export const partNumbers = (db: Db, companyId: number): Promise<{ code: string; articleId: number }[]> =>
  db
    .selectFrom('customer_part_number')
    .select(['code', 'article_id as articleId'])
    .where('company_id', '=', companyId)
    .orderBy('code')
    .limit(MOST)
    .execute();
