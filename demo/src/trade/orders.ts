import { randomFor, type Random } from '../random.ts';
import { addresses, type Address } from './addresses.ts';
import { companyOf, type Company } from './companies.ts';
import { coupons } from './coupons.ts';
import { expressPostage } from './delivery.ts';
import { historyOf } from './order-history.ts';
import { delivery, linesOf, type Shop } from './order-lines.ts';
import { plans, type Plan } from './order-plans.ts';
import { weightOfOrder, type DemoOrder, type OrderLine, type Status } from './order.ts';
import { orderersOf, representativeOf, userNamed, type User } from './users.ts';

const DAY = 86_400_000;

function addressOf(company: Company | null, orderer: User, random: Random): Address {
  const own = addresses.filter((one) =>
    company === null ? one.userId === orderer.id : one.company?.id === company.id,
  );
  return random.pick(own);
}

const NOTES = [
  null,
  null,
  null,
  'Molimo dostavu prije podne.',
  'Nazvati prije isporuke.',
  'Fakturu poslati e-mailom.',
  null,
];

function ordererOf(company: Company, more: Plan[3], random: Random): User {
  return more === 'approval'
    ? userNamed('adis')
    : company.external === 'K-00231'
      ? userNamed('amra')
      : random.pick(orderersOf(company));
}

function orderOf(shop: Shop, plan: Plan, place: number): Omit<DemoOrder, 'id'> {
  const [external, daysAgo, status, more] = plan;
  const random = randomFor(`order ${place}`);
  const company = companyOf(external);
  const orderer = ordererOf(company, more, random);
  const placedAt = new Date(Math.round((shop.now.getTime() - daysAgo * DAY) / 1000) * 1000);
  const lines = linesOf(shop, plan, company, random);
  const staff = random.chance(0.5) ? userNamed('lejla') : representativeOf(company);
  const coupon = coupons.find((one) => one.percentBp !== null);
  return {
    status,
    waitsFor: more === 'approval' || more === 'stock' ? more : null,
    company,
    orderer,
    placedBy: more === 'placed' ? representativeOf(company) : null,
    address: addressOf(company, orderer, random),
    ...delivery(lines, random),
    paymentTypeId: status === 10 ? 2 : random.chance(0.8) ? 3 : 1,
    note: random.pick(NOTES),
    reference: random.chance(0.3) ? `NAR-${random.between(100, 999)}/${shop.now.getFullYear() % 100}` : null,
    coupon:
      more === 'coupon' && coupon?.percentBp ? { id: coupon.id, code: coupon.code, percentBp: coupon.percentBp } : null,
    lines,
    events: historyOf({ status, orderer, staff, placedAt, now: shop.now }, random),
    placedAt,
    mergedInto: null,
    splitFrom: null,
  };
}

interface PrivateOrder {
  readonly key: string;
  readonly status: DemoOrder['status'];
  readonly daysAgo: number;
}

/** Ana's orders over the internet shop: one that has been delivered, and one of a few minutes ago that is not yet paid. */
const PRIVATE_ORDERS: readonly PrivateOrder[] = [
  { key: 'delivered private order', status: 5, daysAgo: 8 },
  { key: 'private order', status: 9, daysAgo: 9 / 1_440 },
];

function privateOrder(shop: Shop, { key, status, daysAgo }: PrivateOrder): Omit<DemoOrder, 'id'> {
  const random = randomFor(key);
  const orderer = userNamed('ana');
  const plan: Plan = ['', daysAgo, status];
  const lines = linesOf(shop, plan, null, random);
  const placedAt = new Date(shop.now.getTime() - daysAgo * 86_400_000);
  return {
    status,
    waitsFor: null,
    company: null,
    orderer,
    placedBy: null,
    address: addressOf(null, orderer, random),
    method: 'express',
    pickupId: null,
    paymentTypeId: 2,
    note: null,
    reference: null,
    coupon: null,
    lines,
    postageNet: expressPostage(
      weightOfOrder(lines),
      lines.reduce((sum, line) => sum + line.price * line.quantity, 0),
    ),
    events: historyOf({ status, orderer, staff: userNamed('lejla'), placedAt, now: shop.now }, random),
    placedAt,
    mergedInto: null,
    splitFrom: null,
  };
}

type Unnumbered = Omit<DemoOrder, 'id'>;

/** An order before it has a number; `key` names it for those that it was merged from or split into. */
interface Draft {
  readonly order: Unnumbered;
  readonly key?: string;
  readonly joins?: string;
  readonly parts?: string;
}

const together = (first: Unnumbered): Partial<Unnumbered> => ({
  address: first.address,
  method: 'own',
  pickupId: null,
  postageNet: 0,
  paymentTypeId: 3,
});

/** Two orders that were merged into a third. */
function merged(shop: Shop): Draft[] {
  const made = (place: number, status: Status, daysAgo: number): Unnumbered =>
    orderOf(shop, ['K-00096', daysAgo, status], place);
  const [first, second] = [made(901, 6, 15), made(902, 6, 14.8)];
  const has = new Set(first.lines.map((line) => line.item.id));
  const rest = second.lines.filter((line) => !has.has(line.item.id));
  const alike = together(first);
  return [
    { order: { ...first, ...alike }, joins: 'merged' },
    { order: { ...second, ...alike, lines: rest }, joins: 'merged' },
    { order: { ...made(904, 5, 14.6), ...alike, lines: [...first.lines, ...rest] }, key: 'merged' },
  ];
}

/** An order that was split into two. */
function split(shop: Shop): Draft[] {
  const source = orderOf(shop, ['K-00096', 9, 7], 903);
  const half = Math.ceil(source.lines.length / 2);
  const alike = together(source);
  const part = (place: number, lines: readonly OrderLine[], daysAgo: number): Draft => ({
    order: { ...orderOf(shop, ['K-00096', daysAgo, 5], place), ...alike, lines },
    parts: 'source',
  });
  return [
    { order: { ...source, ...alike }, key: 'source' },
    part(905, source.lines.slice(0, half), 8.9),
    part(906, source.lines.slice(half), 8.88),
  ];
}

/** Some hundred orders of the last six months in every status, in the order in which they were placed. */
export function ordersOf(shop: Shop): DemoOrder[] {
  const ordinary = plans().map((plan, place) => ({ order: orderOf(shop, plan, place) }));
  const privates = PRIVATE_ORDERS.map((one) => ({ order: privateOrder(shop, one) }));
  const drafts: Draft[] = [...ordinary, ...privates, ...merged(shop), ...split(shop)];
  drafts.sort((a, b) => a.order.placedAt.getTime() - b.order.placedAt.getTime());
  const idOf = (key: string | undefined): number | null => {
    const place = key === undefined ? -1 : drafts.findIndex((draft) => draft.key === key);
    return place < 0 ? null : place + 1;
  };
  return drafts.map(({ order, joins, parts }, index) => ({
    ...order,
    id: index + 1,
    mergedInto: idOf(joins),
    splitFrom: idOf(parts),
  }));
}
