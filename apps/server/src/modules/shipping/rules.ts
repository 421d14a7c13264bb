import type { DeliveryCutOff, DeliveryMethod, WorkingHours } from '@sjaj/contract';
import {
  type BusinessDate,
  businessDate,
  type Content,
  type DeliveryCalendar,
  deliveryDays,
  type DeliveryDays,
  type Feninga,
  handlingDay,
  ZERO,
} from '@sjaj/domain';

/** The price of a parcel up to a weight, without VAT. */
interface Rate {
  readonly toWeightG: number;
  readonly price: Feninga;
}

interface PickupPlace {
  readonly street: string;
  readonly town: Content;
  readonly phone: string | null;
  readonly workingHours: readonly WorkingHours[];
}

/** A delivery method with its carrier or pickup place. */
export interface ShippingMethod {
  readonly method: DeliveryMethod;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
  /** The name of the carrier or the pickup place; null for own delivery. */
  readonly title: string | null;
  readonly place: PickupPlace | null;
  /** Days for own delivery, working days for the others. */
  readonly daysFrom: number;
  readonly daysTo: number;
  /** The days of the week on which own delivery comes to the town; absent where it takes the usual week. */
  readonly weekdays?: readonly number[];
  /** By weight, ascending; empty where delivery costs nothing. */
  readonly rates: readonly Rate[];
}

/** Days until goods can be picked up. */
export const PICKUP_DAYS = 1;

/** What the day of arrival follows from. */
type Term = Pick<ShippingMethod, 'method' | 'daysFrom' | 'daysTo' | 'weekdays'>;

export const OWN_DELIVERY: ShippingMethod = {
  method: 'own',
  expressPostId: null,
  pickupPlaceId: null,
  title: null,
  place: null,
  daysFrom: 7,
  daysTo: 7,
  rates: [],
};

/** The van of a route leaves on the working day after the goods were packed. */
const ROUTE_DAYS = 1;

/** The method to a town on a route of the shop's own vans: own delivery comes with the next van. */
export const methodTo = <T extends Term>(shipping: T, weekdays: readonly number[]): T =>
  shipping.method === 'own' && weekdays.length > 0
    ? { ...shipping, daysFrom: ROUTE_DAYS, daysTo: ROUTE_DAYS, weekdays }
    : shipping;

/** What is sent; `isFree` where the goods are worth free delivery. */
interface Parcel {
  readonly weightG: number;
  readonly isFree: boolean;
}

/**
 * The postage without VAT: the lowest rate that carries the weight, nothing where delivery is free. Null where the parcel
 * is heavier than the carrier takes: the method is then not offered, free or not.
 */
export function postageOf(shipping: ShippingMethod, { weightG, isFree }: Parcel): Feninga | null {
  if (shipping.method !== 'express') return ZERO;
  const rate = shipping.rates
    .filter(({ toWeightG }) => weightG <= toWeightG)
    .reduce<Rate | null>((best, next) => (best === null || next.toWeightG < best.toWeightG ? next : best), null);
  if (rate === null) return null;
  return isFree ? ZERO : rate.price;
}

/** The settings that days of delivery follow from. */
interface Calendar {
  readonly orderCutOffHour: number;
  readonly daysOff: readonly BusinessDate[];
}

const calendarOf = ({ orderCutOffHour, daysOff }: Calendar): DeliveryCalendar => ({
  cutOffHour: orderCutOffHour,
  daysOff,
});

/** When goods in stock arrive that are ordered now. */
export const arrivalOf = (
  { method, daysFrom, daysTo, weekdays = [] }: Term,
  settings: Calendar,
  now: Date,
): DeliveryDays => {
  const counts = method === 'own' && weekdays.length === 0 ? 'calendar' : 'working';
  return deliveryDays({ daysFrom, daysTo, counts, weekdays }, calendarOf(settings), now);
};

/** Until when an order arrives on the days of `arrivalOf`. */
export function cutOffOf(settings: Calendar, now: Date): DeliveryCutOff {
  const on = handlingDay(calendarOf(settings), now);
  return { on, hour: settings.orderCutOffHour, isToday: on === businessDate(now) };
}

interface Choice {
  readonly deliveryMethod: DeliveryMethod;
  readonly expressPostId: number | null;
  readonly pickupPlaceId: number | null;
}

/** The shipping method of a choice; undefined if the shop does not offer it or if the ids belong to another method. */
export const findShippingMethod = (choice: Choice, methods: readonly ShippingMethod[]): ShippingMethod | undefined =>
  methods.find(
    (one) =>
      one.method === choice.deliveryMethod &&
      one.expressPostId === choice.expressPostId &&
      one.pickupPlaceId === choice.pickupPlaceId,
  );
