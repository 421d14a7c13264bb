import { sql } from 'kysely';
import type { Customer } from '../../../platform/actor.ts';
import type { Db, Tx } from '../../../platform/db.ts';

export interface LastChoice {
  readonly deliveryMethod: string;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
  readonly paymentTypeId: number;
  readonly street: string | null;
  readonly contactPerson: string | null;
  readonly phone: string | null;
}

/** How the user had the last order for this company delivered and how it was to be paid. */
export const lastChoice = (
  db: Db | Tx,
  { userId, companyId }: Pick<Customer, 'userId' | 'companyId'>,
): Promise<LastChoice | undefined> =>
  db
    .selectFrom('sales_order')
    .select(['delivery_method as deliveryMethod', 'express_post_id as expressPostId'])
    .select(['pickup_place_id as pickupPlaceId', 'payment_type_id as paymentTypeId'])
    .select([
      sql<string | null>`delivery_address->>'street'`.as('street'),
      sql<string | null>`delivery_address->>'contactPerson'`.as('contactPerson'),
      sql<string | null>`delivery_address->>'phone'`.as('phone'),
    ])
    .where('user_id', '=', userId)
    .where('company_id', 'is not distinct from', companyId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
