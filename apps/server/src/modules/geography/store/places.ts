import type { Db } from '../../../platform/database/db.ts';

/** The countries that customers may choose. */
export const countries = (db: Db) =>
  db
    .selectFrom('country')
    .select(['id', 'code', 'name'])
    .where('is_offered', '=', true)
    // Names are known by language only: the shop's own country comes first, the others as they were added.
    .orderBy((eb) => eb('code', '=', 'BA'), 'desc')
    .orderBy('id')
    .execute();

/** The towns that customers may choose, of one country where its id is given. */
export const towns = (db: Db, countryId: number | undefined) =>
  db
    .selectFrom('town as t')
    .innerJoin('country as c', 'c.id', 't.country_id')
    .select(['t.id', 't.name', 't.postal_code as postalCode', 't.country_id as countryId'])
    .where('t.is_active', '=', true)
    .where('c.is_offered', '=', true)
    .$if(countryId !== undefined, (query) => query.where('t.country_id', '=', countryId ?? 0))
    .orderBy('t.id')
    .execute();
