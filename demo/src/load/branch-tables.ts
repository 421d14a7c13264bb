import { addresses } from '../trade/addresses.ts';
import { users } from '../trade/users.ts';
import { table, type Table } from './table.ts';

/** People who order for some branches only: the titles of these, and whether they see what colleagues order for them. */
const LIMITED = [
  ['tea', ['Apoteka'], false],
  ['amela', ['Apoteka', 'Centralno skladište'], true],
] as const;

/** People by branch of a hospital. */
export function branchTables(): Table[] {
  const limits = LIMITED.map(([username, titles, seesOrders]) => {
    const user = users.find((one) => one.username === username);
    if (!user?.company) throw new Error(`The demo has no user ${username} of a company.`);
    const branches = addresses.filter(
      ({ company, title }) => company?.id === user.company?.id && titles.some((one) => one === title),
    );
    return { user, branches, seesOrders };
  });
  return [
    table(
      'branch_limit',
      'user_id company_id sees_orders',
      limits.map(({ user, seesOrders }) => [user.id, user.company?.id ?? null, seesOrders]),
    ),
    table(
      'branch_assignment',
      'user_id address_id',
      limits.flatMap(({ user, branches }) => branches.map(({ id }) => [user.id, id])),
    ),
  ];
}
