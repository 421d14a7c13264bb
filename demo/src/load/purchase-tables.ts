import { addDays, businessDate } from '@sjaj/domain';
import { brands } from '../facts/brands.ts';
import { userNamed } from '../trade/users.ts';
import type { Numbered } from './article-tables.ts';
import { fullName } from './order-tables.ts';
import { table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;

interface DemoVendor {
  readonly title: string;
  readonly code: string;
  readonly contact: string;
  readonly email: string;
  readonly phone: string;
  readonly deliveryDays: number;
  /** Feninga. */
  readonly minimumWorth: number;
  readonly note: string;
}

/** Names below `.example` belong to nobody. */
const VENDORS: readonly DemoVendor[] = [
  {
    title: 'Alpen Reinigung GmbH',
    code: 'D-1001',
    contact: 'Martina Huber',
    email: 'narudzbe@alpen-reinigung.example',
    phone: '+43 1 555 0101',
    deliveryDays: 14,
    minimumWorth: 250_000,
    note: 'Kamion kreće četvrtkom, narudžba do utorka u podne.',
  },
  {
    title: 'Papir Promet d.o.o.',
    code: 'D-1002',
    contact: 'Senad Kovač',
    email: 'prodaja@papir-promet.example',
    phone: '+387 33 555 102',
    deliveryDays: 3,
    minimumWorth: 50_000,
    note: '',
  },
  {
    title: 'Zaštita Adria d.o.o.',
    code: 'D-1003',
    contact: 'Ivana Marić',
    email: 'nabava@zastita-adria.example',
    phone: '+385 1 555 0103',
    deliveryDays: 7,
    minimumWorth: 100_000,
    note: '',
  },
  {
    title: 'Tehno Servis Beograd',
    code: 'D-1004',
    contact: 'Marko Ilić',
    email: 'veleprodaja@tehno-servis.example',
    phone: '+381 11 555 0104',
    deliveryDays: 21,
    minimumWorth: 0,
    note: 'Mašine i rezervni dijelovi.',
  },
];

/** Each brand comes from one vendor; of the last brands the shop has not entered any. */
const BRANDS_WITHOUT = 3;
const vendorOf = new Map(
  brands.slice(0, -BRANDS_WITHOUT).map(({ name }, index) => [name, (index % VENDORS.length) + 1]),
);

const PACKS = [1, 6, 12, 24] as const;
const packOf = ({ id, article }: Numbered): number =>
  article.kind === 'product' ? (PACKS[id % PACKS.length] ?? 1) : 1;

/** An open order that is late, and one that has arrived. */
const ORDERS = [
  { id: 1, vendorId: 2, daysAgo: 9, deliveryDays: 3, state: 'ordered', articles: 5, received: 2 },
  { id: 2, vendorId: 1, daysAgo: 30, deliveryDays: 14, state: 'received', articles: 4, received: 4 },
] as const;

/** Vendors, where articles are bought, and orders at vendors. */
export function purchaseTables(items: readonly Numbered[], today: Date): Table[] {
  const buyer = userNamed('nedim');
  const bought = items.filter(({ article }) => vendorOf.has(article.brand));
  const lines: Cell[][] = [];
  const orders: Cell[][] = ORDERS.map(({ id, vendorId, daysAgo, deliveryDays, state, articles, received }) => {
    const orderedAt = new Date(today.getTime() - daysAgo * DAY);
    const expectedOn = addDays(businessDate(orderedAt), deliveryDays);
    const own = bought.filter(({ article }) => vendorOf.get(article.brand) === vendorId && !article.isArchived);
    for (const [place, item] of own.slice(0, articles).entries()) {
      const quantity = packOf(item) * 4;
      lines.push([id, place + 1, item.id, quantity, place < received ? quantity : 0, item.article.prices.nc]);
    }
    const endedAt = state === 'received' ? new Date(orderedAt.getTime() + deliveryDays * DAY) : null;
    return [id, vendorId, state, orderedAt, expectedOn, endedAt, '', buyer.id, fullName(buyer)];
  });
  return [
    table(
      'vendor',
      'id title code contact email phone delivery_days minimum_worth note',
      VENDORS.map(({ title, code, contact, email, phone, deliveryDays, minimumWorth, note }, index) => [
        index + 1,
        title,
        code,
        contact,
        email,
        phone,
        deliveryDays,
        minimumWorth,
        note,
      ]),
    ),
    table(
      'article_vendor',
      'article_id vendor_id part_number pack_size target_level',
      bought.map((item) => [
        item.id,
        vendorOf.get(item.article.brand) ?? 1,
        item.id % 3 === 0 ? '' : `V${String(item.id).padStart(5, '0')}`,
        packOf(item),
        null,
      ]),
    ),
    table('purchase_order', 'id vendor_id state ordered_at expected_on ended_at note user_id user_name', orders),
    table('purchase_order_line', 'purchase_order_id line article_id quantity received unit_cost', lines),
  ];
}
