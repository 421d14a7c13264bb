import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../../../kernel/actor.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { prepared, type Value } from '../../../platform/database/prepared.ts';

export interface LastChoice {
  readonly deliveryMethod: string;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
  readonly paymentTypeId: number;
  readonly street: string | null;
  readonly contactPerson: string | null;
  readonly phone: string | null;
  readonly termsId: number | null;
  readonly placedAt: Date;
}

type Orderer = Pick<Customer, 'userId' | 'companyId'>;

const choosing = (ofCompany: (value: Value<Orderer>) => RawBuilder<unknown>) =>
  prepared<Orderer, LastChoice>(
    (value) => sql`
    select delivery_method as "deliveryMethod", carrier_id as "expressPostId", pickup_place_id as "pickupPlaceId",
      payment_type_id as "paymentTypeId", delivery_address->>'street' as street,
      delivery_address->>'contactPerson' as "contactPerson", delivery_address->>'phone' as phone,
      terms_id as "termsId", placed_at as "placedAt"
    from sales_order
    where user_id = ${value('userId')} and ${ofCompany(value)}
    order by placed_at desc, id desc limit 1`,
  );

const forCompany = choosing((value) => sql`company_id = ${value('companyId')}`);
const forPrivate = choosing(() => sql`company_id is null`);

/** How the user had the last order for this company delivered and how it was to be paid. */
export const lastChoice = async (db: Db | Tx, { userId, companyId }: Orderer): Promise<LastChoice | undefined> =>
  (await db.executeQuery((companyId === null ? forPrivate : forCompany)(db, { userId, companyId }))).rows[0];
