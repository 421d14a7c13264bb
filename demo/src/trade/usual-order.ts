import type { Numbered } from '../load/article-tables.ts';
import { linePrice } from './line-price.ts';
import type { OrderLine } from './order.ts';
import type { Sale } from './sales.ts';

/** Days ago on which the hotel's standing order was placed: a Friday habit of every second week. */
const USUAL_ORDER_DAYS = [98, 84, 70, 56, 42, 28, 14] as const;

/** What is in it, how many, in every how many orders, and by how much the list price was lower before the newest order. */
const LINES: readonly (readonly [code: string, quantity: number, every: 1 | 2, lowerBp?: number])[] = [
  ['CL-10015', 4, 1],
  ['PA-20023', 40, 1, 350],
  ['PA-20011', 24, 1],
  ['PA-20004', 24, 1],
  ['ZR-70001-M', 10, 1],
  ['ZR-70001-L', 10, 1],
  ['CL-10032', 12, 1, 520],
  ['CL-10060', 6, 1],
  ['PR-50055', 20, 1],
  ['PR-50012', 20, 2],
  ['CL-10110', 6, 2],
  ['CL-10102', 2, 2],
  ['KO-40006', 4, 2],
];

interface UsualOrder {
  readonly items: readonly Numbered[];
  readonly sales: readonly Sale[];
  readonly companyId: number;
  readonly daysAgo: number;
}

/** The lines of the standing order of a day. Those of every second order are in the fourth week again: some are due, some are not. */
export function usualLines({ items, sales, companyId, daysAgo }: UsualOrder): OrderLine[] {
  const place = USUAL_ORDER_DAYS.findIndex((day) => day === daysAgo);
  return LINES.flatMap(([code, usual, every, lowerBp = 0], index) => {
    const item = items.find(({ article }) => article.code === code);
    if (!item) throw new Error(`no article ${code}`);
    if ((place + index) % every !== 0) return [];
    const { article } = item;
    // Now and then twice as many: the median stays what is usual.
    const wanted = (place + index) % 5 === 4 ? usual * 2 : usual;
    const quantity = Math.max(article.minimum, Math.ceil(wanted / article.packSize) * article.packSize);
    const now = linePrice({ article, companyId, quantity, day: -daysAgo }, sales);
    const isByList = now.source === 'list' || now.source === 'company_discount';
    const price = isByList ? Math.round((now.price * (10_000 - lowerBp)) / 10_000) : now.price;
    return [{ ...now, price, item, quantity, reserved: 0 }];
  });
}
