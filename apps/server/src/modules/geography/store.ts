import type { Db } from '../../platform/database/db.ts';

export const countries = (db: Db) => db.selectFrom('country').select(['id', 'code', 'name']).orderBy('id').execute();

export const towns = (db: Db, countryId: number | undefined) =>
  db
    .selectFrom('town')
    .select(['id', 'name', 'postal_code as postalCode', 'country_id as countryId'])
    .$if(countryId !== undefined, (query) => query.where('country_id', '=', countryId ?? 0))
    .orderBy('id')
    .execute();
