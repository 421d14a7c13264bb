import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** Requests to be told when an article is available. */
export const personalData: PersonalData = {
  section: 'availabilityRequests',
  async read(db, { userId }) {
    return allRows(db)`
      select a.code, r.comment, r.created_at from out_of_stock_request r join article a on a.id = r.article_id
      where r.user_id = ${userId} order by r.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from out_of_stock_request where user_id = ${userId}`;
  },
};
