import { type Content, type Feninga, feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';

export interface CarrierRow {
  readonly id: number;
  readonly title: string;
  readonly description: Content;
  /** The lightest first. */
  readonly rates: readonly { readonly toWeightG: number; readonly price: Feninga }[];
}

const activeCarriers = (db: Db) =>
  db
    .selectFrom('carrier as p')
    .select(['p.id', 'p.title', 'p.description'])
    .select(
      sql<{ toWeightG: number; price: number }[] | null>`(
        select json_agg(json_build_object('toWeightG', to_weight_g, 'price', price) order by to_weight_g)
        from carrier_rate where carrier_id = p.id)`.as('rates'),
    )
    .where('p.is_active', '=', true);

type Row = Awaited<ReturnType<ReturnType<typeof activeCarriers>['executeTakeFirst']>>;

const rowOf = (row: Row): CarrierRow | undefined =>
  row && {
    ...row,
    description: row.description as Content,
    rates: (row.rates ?? []).map(({ toWeightG, price }) => ({ toWeightG, price: feninga(price) })),
  };

/** The default carrier. */
export const findDefault = async (db: Db): Promise<CarrierRow | undefined> =>
  rowOf(await activeCarriers(db).orderBy('p.is_default', 'desc').orderBy('p.id').limit(1).executeTakeFirst());

export const one = async (db: Db, id: number): Promise<CarrierRow | undefined> =>
  rowOf(await activeCarriers(db).where('p.id', '=', id).executeTakeFirst());
