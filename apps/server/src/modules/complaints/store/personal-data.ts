import type { PersonalData } from '../../../kernel/personal-data.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';

/** Complaints stay as cases of the company and as proof of what was settled, without the person's name and number. */
export const personalData: PersonalData = {
  section: 'complaints',
  async read(db, { userId }) {
    return allRows(db)`
      select c.number, c.kind, c.product_name, c.contact_person, c.contact_phone, c.created_at,
        (select json_agg(json_build_object('at', e.at, 'body', e.body) order by e.id)
          from complaint_entry e where e.complaint_id = c.id and e.user_id = ${userId}) as entries
      from complaint c where c.user_id = ${userId} order by c.id
    `;
  },
  async erase(tx, { userId }) {
    await execute(tx)`update complaint set contact_person = '', contact_phone = null where user_id = ${userId}`;
    await execute(tx)`update complaint_entry set user_name = '' where user_id = ${userId}`;
  },
};
