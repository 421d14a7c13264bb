import { ORDER_STATUS, ORDER_WAITS, type OrderStatus, type OrderWait } from '@sjaj/contract';
import { dayIn, numberIn, pageIn } from '../../shared/address/search-values.logic.ts';

/** Filters of the list of orders, read from the URL and written to it. */
export interface OrderChoice {
  readonly page: number;
  /** Page size; null: as stored on this device. */
  readonly size: OrderSize | null;
  readonly group: OrderGroup;
  /** What the orders wait for; null for any. */
  readonly waitsFor: OrderWait | null;
  readonly text: string;
  /** Days `YYYY-MM-DD`, both included; empty if open. */
  readonly from: string;
  readonly to: string;
  /** Delivery address as text in the list; empty for any. */
  readonly address: string;
  /** Only own orders, if those of the whole company are listed. */
  readonly isOwn: boolean;
  /** Only those that wait for the decision of the user. */
  readonly isForMe: boolean;
}

export const ORDER_SIZES = [12, 24, 48, 100] as const;
export type OrderSize = (typeof ORDER_SIZES)[number];

/** Default filters. */
export const ANY_ORDER: OrderChoice = {
  page: 1,
  size: null,
  group: 'all',
  waitsFor: null,
  text: '',
  from: '',
  to: '',
  address: '',
  isOwn: false,
  isForMe: false,
};

/** Whether a filter is chosen. Page and page size do not count. */
export const isNarrowed = (choice: OrderChoice): boolean =>
  addressOf({ ...choice, page: 1, size: null }) !== addressOf(ANY_ORDER);

export const ORDER_GROUPS = ['all', 'open', 'done', 'cancelled'] as const;
type OrderGroup = (typeof ORDER_GROUPS)[number];

const S = ORDER_STATUS;
const STATUSES: Readonly<Record<OrderGroup, readonly OrderStatus[]>> = {
  all: [],
  open: [S.preOrder, S.created, S.unpaid, S.paid, S.approved, S.finished, S.notDelivered],
  done: [S.delivered],
  cancelled: [S.cancelled, S.merged, S.split],
};

export const statusesOf = (group: OrderGroup): OrderStatus[] => [...STATUSES[group]];

/** Every status belongs to one tab besides "all". */
export const groupOf = (status: OrderStatus): OrderGroup =>
  ORDER_GROUPS.find((group) => STATUSES[group].includes(status)) ?? 'all';

const LONGEST_TEXT = 64;
const LONGEST_ADDRESS = 400;

const isGroup = (value: unknown): value is OrderGroup => ORDER_GROUPS.some((group) => group === value);

/** Reads a text. The router parses numeric values as numbers. */
const words = (value: unknown, longest: number): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : '';

/** A valid page size; null for any other value. */
export const orderSize = (value: unknown): OrderSize | null =>
  ORDER_SIZES.find((size) => size === numberIn(value)) ?? null;

/** Reads the filters from a URL, ignoring invalid values. */
export function choiceFrom(search: Readonly<Record<string, unknown>>): OrderChoice {
  return {
    page: pageIn(search),
    size: orderSize(search['size']),
    group: isGroup(search['status']) ? search['status'] : 'all',
    waitsFor: ORDER_WAITS.find((wait) => wait === search['waitsFor']) ?? null,
    text: words(search['q'], LONGEST_TEXT),
    address: words(search['address'], LONGEST_ADDRESS),
    from: dayIn(search['from']),
    to: dayIn(search['to']),
    isOwn: numberIn(search['own']) === 1,
    isForMe: numberIn(search['forMe']) === 1,
  };
}

/** The URL of a choice, without default values. */
export function addressOf(choice: OrderChoice): string {
  const search = new URLSearchParams();
  if (choice.group !== 'all') search.set('status', choice.group);
  if (choice.waitsFor !== null) search.set('waitsFor', choice.waitsFor);
  if (choice.text !== '') search.set('q', choice.text);
  if (choice.from !== '') search.set('from', choice.from);
  if (choice.to !== '') search.set('to', choice.to);
  if (choice.address !== '') search.set('address', choice.address);
  if (choice.isOwn) search.set('own', '1');
  if (choice.isForMe) search.set('forMe', '1');
  if (choice.size !== null) search.set('size', String(choice.size));
  if (choice.page > 1) search.set('page', String(choice.page));
  return search.size > 0 ? `/profile/orders?${search.toString()}` : '/profile/orders';
}
