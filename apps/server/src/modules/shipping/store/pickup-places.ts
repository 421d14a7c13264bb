import type { WorkingHours } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';

/** The branches that are shown, with and without pickup. */
export async function listActivePlaces(db: Db) {
  const rows = await db
    .selectFrom('pickup_place as p')
    .innerJoin('town as t', 't.id', 'p.town_id')
    .select([
      'p.title',
      'p.street',
      't.postal_code as postalCode',
      't.name as town',
      'p.phone',
      'p.offers_pickup as offersPickup',
    ])
    .select('p.working_hours as workingHours')
    .where('p.is_active', '=', true)
    .orderBy('p.id')
    .execute();
  // The contract has checked what staff have saved.
  return rows.map((row) => ({
    ...row,
    town: row.town as Content,
    workingHours: row.workingHours as unknown as WorkingHours[],
  }));
}
