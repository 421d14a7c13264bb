import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** The open cart. */
export const personalData: PersonalData = {
  section: 'cart',
  async read(db, { userId }) {
    return allRows(db)`
      select a.code, i.quantity from cart c join cart_item i on i.cart_id = c.id join article a on a.id = i.article_id
      where c.user_id = ${userId} order by i.id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from cart where user_id = ${userId}`;
  },
};
