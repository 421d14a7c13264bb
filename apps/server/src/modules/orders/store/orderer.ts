import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';

export interface Orderer {
  readonly name: string;
  readonly email: string;
  readonly companyTitle: string | null;
  readonly companyJib: string | null;
  readonly companyPdvNumber: string | null;
}

interface OrdererKey {
  readonly userId: number;
  readonly companyId: number | null;
}

const readingOrderer = prepared<OrdererKey, Orderer>(
  (value) => sql`
    select u.first_name || ' ' || u.last_name as name, u.email, c.title as "companyTitle", c.jib as "companyJib",
      c.vat_number as "companyPdvNumber"
    from user_account u left join company c on c.id = ${value('companyId')}
    where u.id = ${value('userId')}`,
);

/** Name, e-mail address and company of the orderer, as an order stores them. */
export async function readOrderer(tx: Tx, key: OrdererKey): Promise<Orderer> {
  const [row] = (await tx.executeQuery(readingOrderer(tx, key))).rows;
  if (!row) throw new Error(`there is no user ${key.userId}`);
  return row;
}
