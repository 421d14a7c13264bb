import { companies } from '../trade/companies.ts';
import { isStaff, users } from '../trade/users.ts';
import { townNamed } from '../../../db/base-data/towns.ts';
import { json, table, type Table } from './table.ts';

const DAY = 86_400_000;

/** Changes that an admin has asked for: of company data one was approved and one waits for staff, as does one of their own name. */
export function companyChangeTable(today: Date): Table {
  const before = (days: number): Date => new Date(today.getTime() - days * DAY);
  const asker = users.find(({ username }) => username === 'selma');
  const company = companies.find(({ id }) => id === asker?.company?.id);
  const staff = users.find((user) => isStaff(user) && user.role === 'administrator');
  if (!asker || !company || !staff) throw new Error('The demo has no company admin selma, or no administrator.');
  const form = {
    title: company.title,
    pdvNumber: company.pdv,
    address: company.street,
    townId: townNamed(company.town).id,
    phone: company.phone,
    email: `nabava@${company.domain}`,
    bankAccount: company.account,
  };
  const own = { firstName: asker.firstName, lastName: asker.lastName, email: asker.email };
  const columns = 'company_id user_id before wanted note created_at outcome decided_at decided_by_id answer';
  const asked = [company.id, asker.id];
  return table('data_change', columns, [
    [
      ...asked,
      json({ ...form, phone: null }),
      json(form),
      'Dodajemo telefon nabave.',
      before(48),
      'approved',
      before(47),
      staff.id,
      null,
    ],
    [
      ...asked,
      json(form),
      json({ ...form, address: 'Kralja Tvrtka 9', email: `racuni@${company.domain}` }),
      'Od prvog u mjesecu smo na novoj adresi.',
      before(1),
      null,
      null,
      null,
      null,
    ],
    [
      null,
      asker.id,
      json(own),
      json({ ...own, lastName: `${own.lastName}-Begić` }),
      'Udala sam se.',
      before(2),
      null,
      null,
      null,
      null,
    ],
  ]);
}
