import { sql } from 'kysely';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows } from '../../../platform/database/statements.ts';

/** Withdrawals stay with their orders, as proof of what was declared, without the person's words and account. */
export const personalData: PersonalData = {
  section: 'withdrawals',
  async read(db, { userId }) {
    return allRows(db)`
      select o.number, w.goods, w.note, w.refund_account, w.created_at, w.outcome, w.answer, w.answered_at
      from withdrawal w join sales_order o on o.id = w.order_id where w.user_id = ${userId} order by w.id
    `;
  },
  async erase(tx, { userId }) {
    await sql`update withdrawal set note = '', refund_account = null where user_id = ${userId}`.execute(tx);
  },
};
