import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

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
    await execute(tx)`update withdrawal set note = '', refund_account = null where user_id = ${userId}`;
  },
};
