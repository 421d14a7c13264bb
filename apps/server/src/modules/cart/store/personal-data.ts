import { sql } from 'kysely';
import type { PersonalData } from '../../../kernel/personal-data.ts';

/** The open cart. */
export const personalData: PersonalData = {
  section: 'cart',
  async read(db, { userId }) {
    const { rows } = await sql`
      select a.code, i.quantity from cart c join cart_item i on i.cart_id = c.id join article a on a.id = i.article_id
      where c.user_id = ${userId} order by i.id`.execute(db);
    return rows;
  },
  async erase(tx, { userId }) {
    await sql`delete from cart where user_id = ${userId}`.execute(tx);
  },
};
