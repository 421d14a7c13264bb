import { businessYear, deliveryDays, formatOrderNumber } from '@sjaj/domain';
import { townNamed } from '../../../db/base-data/towns.ts';
import { units } from '../../../db/base-data/units.ts';
import { asWritten } from '../trade/addresses.ts';
import { pickupPlaces } from '../trade/delivery.ts';
import { figuresOf, weightOfOrder, type DemoOrder, type OrderFigures } from '../trade/order.ts';
import type { User } from '../trade/users.ts';
import { pictureKey, titleContent } from './article-tables.ts';
import { json, table, type Cell, type Table } from './table.ts';

const FIRST_NUMBER = 4000;

/** Numbers of the orders by id, ascending within each year, and the last one that each year has reached. */
export function orderNumbers(orders: readonly DemoOrder[]): {
  byId: ReadonlyMap<number, string>;
  last: ReadonlyMap<number, number>;
} {
  const last = new Map<number, number>();
  const byId = new Map<number, string>();
  for (const { id, placedAt } of orders) {
    const year = businessYear(placedAt);
    const sequence = (last.get(year) ?? FIRST_NUMBER) + 1;
    last.set(year, sequence);
    byId.set(id, formatOrderNumber({ year, sequence }));
  }
  return { byId, last };
}

export const fullName = (user: User): string => `${user.firstName} ${user.lastName}`;

const WAYS = { own: 'Vlastita dostava', express: 'Brza pošta Strijela' } as const;

/** As the shop promises them. */
const TERMS = {
  own: { daysFrom: 7, daysTo: 7, counts: 'calendar' },
  express: { daysFrom: 2, daysTo: 3, counts: 'working' },
  pickup: { daysFrom: 1, daysTo: 1, counts: 'working' },
} as const;
const CALENDAR = { cutOffHour: 13, daysOff: [] };

const COLUMNS = `id number status hold_reason company_id user_id placed_by_user_id orderer_name orderer_email company_title \
company_jib company_vat_number delivery_method carrier_id pickup_place_id delivery_title arrives_from arrives_to delivery_address address_id \
payment_type_id note customer_reference terms_id coupon_id coupon_code language goods_net discount postage_net net vat \
total weight_g merged_into_id split_from_id placed_at updated_at`;

function deliveryTitle({ method, pickupId }: DemoOrder): string {
  return method === 'pickup' ? (pickupPlaces.find((place) => place.id === pickupId)?.title ?? '') : WAYS[method];
}

/** Where the goods go, as the server keeps it: of a pickup the place, with who comes for them. */
function destinationOf({ method, pickupId, orderer, address }: DemoOrder): Record<string, string | null> {
  const place = method === 'pickup' ? pickupPlaces.find(({ id }) => id === pickupId) : undefined;
  if (!place) return asWritten(address);
  return {
    contactPerson: fullName(orderer),
    phone: orderer.phone,
    street: place.street,
    town: townNamed(place.town).name,
    postalCode: '',
    country: '',
    note: null,
  };
}

function orderRow(order: DemoOrder, number: string, figures: OrderFigures): readonly Cell[] {
  const { company, orderer, coupon } = order;
  const arrives = order.waitsFor === null ? deliveryDays(TERMS[order.method], CALENDAR, order.placedAt) : null;
  return [
    order.id,
    number,
    order.status,
    order.waitsFor,
    company?.id ?? null,
    orderer.id,
    order.placedBy?.id ?? null,
    fullName(orderer),
    orderer.email,
    company?.title ?? null,
    company?.jib ?? null,
    company?.pdv ?? null,
    order.method,
    order.method === 'express' ? 1 : null,
    order.pickupId,
    deliveryTitle(order),
    arrives?.from ?? null,
    arrives?.to ?? null,
    json(destinationOf(order)),
    order.method === 'pickup' ? null : order.address.id,
    order.paymentTypeId,
    order.note,
    order.reference,
    1,
    coupon?.id ?? null,
    coupon?.code ?? null,
    orderer.language,
    figures.goodsNet,
    figures.discount,
    order.postageNet,
    figures.net,
    figures.vat,
    figures.total,
    weightOfOrder(order.lines),
    order.mergedInto,
    order.splitFrom,
    order.placedAt,
    order.events.at(-1)?.at ?? order.placedAt,
  ];
}

/** The id of the first line of each order, by the id of the order; the others follow it. */
export function firstLineIds(orders: readonly DemoOrder[]): ReadonlyMap<number, number> {
  let next = 1;
  return new Map(
    orders.map(({ id, lines }) => {
      const first = next;
      next += lines.length;
      return [id, first];
    }),
  );
}

function lineRows(order: DemoOrder, { lineNets, lineDiscounts }: OrderFigures, firstId: number): Cell[][] {
  return order.lines.map((line, index) => {
    const { id, article } = line.item;
    const listPrice = order.company === null ? article.prices.mpc : article.prices.vpc;
    return [
      firstId + index,
      order.id,
      index + 1,
      id,
      article.code,
      json(titleContent(article.title, article)),
      article.brand,
      json(units[article.unit].short),
      line.quantity,
      line.reserved,
      listPrice,
      line.price,
      line.source,
      1700,
      lineNets[index] ?? 0,
      lineDiscounts[index] ?? 0,
      article.weight,
      pictureKey(article),
    ];
  });
}

/** Orders with lines, VAT and history. */
export function orderTables(orders: readonly DemoOrder[]): Table[] {
  const { byId } = orderNumbers(orders);
  const lineIds = firstLineIds(orders);
  const figured = orders.map((order) => ({ order, figures: figuresOf(order) }));
  return [
    table(
      'sales_order',
      COLUMNS,
      figured.map(({ order, figures }) => orderRow(order, byId.get(order.id) ?? '', figures)),
    ),
    table(
      'sales_order_line',
      `id order_id position article_id code title brand unit quantity reserved list_price unit_price price_source \
tax_rate_bp net discount weight_g picture_key`,
      figured.flatMap(({ order, figures }) => lineRows(order, figures, lineIds.get(order.id) ?? 0)),
    ),
    table(
      'sales_order_vat',
      'order_id tax_rate_bp base vat',
      figured.flatMap(({ order, figures }) =>
        figures.vatRates.map((rate) => [order.id, rate.taxRateBp, rate.net, rate.vat]),
      ),
    ),
    table(
      'sales_order_history',
      'order_id from_status to_status reason user_id user_name at',
      orders.flatMap(({ id, events }) =>
        events.map((event) => [id, event.from, event.to, event.reason, event.by.id, fullName(event.by), event.at]),
      ),
    ),
  ];
}
