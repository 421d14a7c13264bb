import type { DeliveryMethod } from '@sjaj/contract';
import { sql } from 'kysely';

/** What the day of delivery of an order that waits follows from. */
export interface DeliveryTermFacts {
  readonly deliveryMethod: DeliveryMethod;
  readonly deliveryWeekdays: readonly number[];
  /** Of the carrier as it delivers now; null for other methods. */
  readonly carrierDays: { readonly from: number; readonly to: number } | null;
}

/** The columns of `DeliveryTermFacts` of order `o`. */
export const DELIVERY_TERM = sql`o.delivery_method as "deliveryMethod", o.delivery_weekdays as "deliveryWeekdays",
  (select json_build_object('from', k.delivery_days_from, 'to', k.delivery_days_to)
    from carrier k where k.id = o.carrier_id) as "carrierDays"`;
