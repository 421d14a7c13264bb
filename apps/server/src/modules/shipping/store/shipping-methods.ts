import { type Content, feninga } from '@sjaj/domain';
import type { WorkingHours } from '@sjaj/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { PICKUP_DAYS, type ShippingMethod } from '../rules.ts';

interface Row {
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
  readonly title: string;
  readonly daysFrom: number;
  readonly daysTo: number;
  readonly rates: readonly { readonly toWeightG: number; readonly price: number }[] | null;
  readonly street: string | null;
  readonly town: Content | null;
  readonly phone: string | null;
  readonly workingHours: readonly WorkingHours[] | null;
}

/** Who asks: a person who is limited to branches of their company may have no right to pick goods up. */
export interface Chooser {
  readonly userId: number;
  readonly companyId: number | null;
}

const listing = prepared<Chooser, Row>(
  (value) => sql`
    select p.id as "expressPostId", null::integer as "pickupPlaceId", p.title,
      p.delivery_days_from as "daysFrom", p.delivery_days_to as "daysTo",
      (select json_agg(json_build_object('toWeightG', r.to_weight_g, 'price', r.price) order by r.to_weight_g)
        from carrier_rate r where r.carrier_id = p.id) as rates,
      null as street, null::jsonb as town, null as phone, null::jsonb as "workingHours", not p.is_default as later
    from carrier p where p.is_active
    union all
    select null, l.id, l.title, ${sql.lit(PICKUP_DAYS)}::smallint, ${sql.lit(PICKUP_DAYS)}::smallint, null,
      l.street, t.name, l.phone, l.working_hours, true
    from pickup_place l join town t on t.id = l.town_id where l.is_active and l.offers_pickup
      and not exists (select from limited_member m
        where m.user_id = ${value('userId')} and m.company_id = ${value('companyId')} and not m.picks_up)
    order by "pickupPlaceId" nulls first, later, "expressPostId"`,
);

/** The carriers, the default one first, then the pickup places that the person may choose. */
export const list = async (db: Db | Tx, { userId, companyId }: Chooser): Promise<ShippingMethod[]> =>
  (await db.executeQuery(listing(db, { userId, companyId }))).rows.map(methodOfRow);

function methodOfRow({ street, town, phone, workingHours, rates, ...row }: Row): ShippingMethod {
  const { expressPostId, pickupPlaceId, title, daysFrom, daysTo } = row;
  return {
    method: expressPostId === null ? 'pickup' : 'express',
    expressPostId,
    pickupPlaceId,
    title,
    daysFrom,
    daysTo,
    rates: (rates ?? []).map(({ toWeightG, price }) => ({ toWeightG, price: feninga(price) })),
    place: street === null || town === null ? null : { street, town, phone, workingHours: workingHours ?? [] },
  };
}
