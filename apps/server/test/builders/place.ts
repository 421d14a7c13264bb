import type { Db } from '../../src/platform/database/db.ts';

const words = (bs: string): string => JSON.stringify({ bs });

export interface Place {
  readonly countryId: number;
  readonly townId: number;
}

/** Bosnia and Herzegovina with Mostar: what every address needs. */
export async function aPlace(db: Db): Promise<Place> {
  const country = await db
    .insertInto('country')
    .values({ code: 'BA', name: words('Bosna i Hercegovina') })
    .returning('id')
    .executeTakeFirstOrThrow();
  const town = await db
    .insertInto('town')
    .values({ country_id: country.id, name: words('Mostar'), postal_code: '88000', entity: 'FBiH' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { countryId: country.id, townId: town.id };
}

/** Terms of use that hold since long ago. */
export async function someTerms(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('terms_of_service')
    .values({ title: words('Uslovi korištenja'), content: words('…'), valid_from: new Date('2020-01-01') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewCarrier {
  /** Feninga up to so many grams, without VAT. */
  readonly rates: readonly (readonly [toWeightG: number, price: number])[];
}

export async function aCarrier(db: Db, { rates }: NewCarrier): Promise<number> {
  const { id } = await db
    .insertInto('carrier')
    .values({ title: 'Brza', is_default: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('carrier_rate')
    .values(rates.map(([toWeightG, price]) => ({ carrier_id: id, to_weight_g: toWeightG, price })))
    .execute();
  return id;
}

export async function aPickupPlace(db: Db, townId: number): Promise<number> {
  const hours = [{ days: 'mon-fri', from: '07:30', to: '16:00' }];
  const { id } = await db
    .insertInto('pickup_place')
    .values({ title: 'Poslovnica', street: 'Rodoč bb', town_id: townId, working_hours: JSON.stringify(hours) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a setting; the shop knows it within a second. */
export async function withSetting(db: Db, key: string, value: unknown): Promise<void> {
  const stored = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, value: stored })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: stored }))
    .execute();
}
