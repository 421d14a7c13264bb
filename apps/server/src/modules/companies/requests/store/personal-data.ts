import type { PersonalData } from '../../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../../platform/database/statements.ts';

/** The request for the account. */
export const personalData: PersonalData = {
  section: 'accountRequests',
  async read(db, { userId }) {
    return allRows(db)`
      select first_name, last_name, email, phone, address, company_title, message, created_at from account_request
      where user_id = ${userId} order by id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`
      update account_request set first_name = '', last_name = '', email = '', phone = '', position = null, message = '' where user_id = ${userId}
    `;
  },
};
