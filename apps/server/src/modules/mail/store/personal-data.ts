import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** Mails to the person. Those that wait are not sent any more. */
export const personalData: PersonalData = {
  section: 'mails',
  async read(db, { userId, email }) {
    return allRows(db)`
      select kind, to_address, subject, created_at, sent_at from outgoing_mail
      where user_id = ${userId} or login_name(to_address) = login_name(${email}) order by id
    `;
  },
  async erase(tx, { userId, email }) {
    await execute(tx)`
      delete from outgoing_mail where user_id = ${userId} or login_name(to_address) = login_name(${email})`;
  },
};
