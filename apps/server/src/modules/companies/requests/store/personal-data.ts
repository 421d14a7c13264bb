import { sql } from 'kysely';
import type { PersonalData } from '../../../../kernel/personal-data.ts';

/** The request for the account. */
export const personalData: PersonalData = {
  section: 'accountRequests',
  async read(db, { userId }) {
    const { rows } = await sql`
      select first_name, last_name, email, phone, address, company_title, message, created_at from account_request
      where user_id = ${userId} order by id`.execute(db);
    return rows;
  },
  async erase(tx, { userId }) {
    await sql`
      update account_request set first_name = '', last_name = '', email = '', phone = '', position = null, message = '' where user_id = ${userId}
    `.execute(tx);
  },
};
