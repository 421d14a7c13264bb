import { addresses } from '../trade/addresses.ts';
import { users } from '../trade/users.ts';
import { table, type Table } from './table.ts';

/** People who order for some branches only: the titles of these, whether they see what colleagues order for them, and whether they pick up. */
const LIMITED = [
  ['tea', ['Apoteka'], false, false],
  ['amela', ['Apoteka', 'Centralno skladište'], true, true],
] as const;

/** People by branch of a hospital. */
export function branchTables(): Table[] {
  const limits = LIMITED.map(([username, titles, seesOrders, picksUp]) => {
    const user = users.find((one) => one.username === username);
    if (!user?.company) throw new Error(`The demo has no user ${username} of a company.`);
    const branches = addresses.filter(
      ({ company, title }) => company?.id === user.company?.id && titles.some((one) => one === title),
    );
    return { user, branches, seesOrders, picksUp };
  });
  return [
    table(
      'branch_limit',
      'user_id company_id sees_orders picks_up',
      limits.map(({ user, seesOrders, picksUp }) => [user.id, user.company?.id ?? null, seesOrders, picksUp]),
    ),
    table(
      'branch_assignment',
      'user_id address_id',
      limits.flatMap(({ user, branches }) => branches.map(({ id }) => [user.id, id])),
    ),
  ];
}
