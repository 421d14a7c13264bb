import { addDays, businessDate } from '@sjaj/domain';
import { users, type User } from '../trade/users.ts';
import { table, type Table } from './table.ts';

/** Admin, deputy, and the first and the last day, counted from today. */
const DEPUTIES = [
  ['jasmin', 'amra', -40, -26],
  ['jasmin', 'amra', 20, 34],
  ['branko', 'milica', -2, 9],
] as const;

function userNamed(username: string): User {
  const user = users.find((one) => one.username === username);
  if (!user) throw new Error(`The demo has no user ${username}.`);
  return user;
}

/** Deputies for approval: one who was, one who will be, and one who is. */
export function deputyTable(today: Date): Table {
  const day = businessDate(today);
  return table(
    'approval_deputy',
    'company_id principal_id deputy_id first_day last_day created_at',
    DEPUTIES.map(([principal, deputy, from, to]) => [
      userNamed(principal).company?.id ?? null,
      userNamed(principal).id,
      userNamed(deputy).id,
      addDays(day, from),
      addDays(day, to),
      today,
    ]),
  );
}
