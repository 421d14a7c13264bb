import { units } from '../../../db/base-data/units.ts';
import { figuresOf, type DemoOrder } from '../trade/order.ts';
import { titleContent } from './article-tables.ts';
import { fullName } from './order-tables.ts';
import { json, table, type Table } from './table.ts';

/** What customers say on the telephone after they have ordered. */
const REASONS = [
  'Kupac je telefonom zatražio veću količinu.',
  'Na molbu kupca: dodatna pakovanja za drugu smjenu.',
  'Kupac je naknadno povećao količinu prije isporuke.',
] as const;

/** One of so many orders was changed before staff approved it. */
const EVERY = 9;
/** So many pieces were added to the first line. */
const ADDED = 2;

/** Edits of orders' lines by staff, between placing and approval. */
export function orderEditTable(orders: readonly DemoOrder[]): Table {
  const edited = orders.flatMap((order) => {
    const approval = order.events.find(({ to }) => to === 2);
    const [first, ...others] = order.lines;
    const isPlain = order.coupon === null && order.mergedInto === null && order.splitFrom === null;
    if (order.id % EVERY !== 0 || !approval || !isPlain || !first || first.quantity <= ADDED) return [];
    return [{ order, approval, first, before: [{ ...first, quantity: first.quantity - ADDED }, ...others] }];
  });
  return table(
    'sales_order_edit',
    'order_id reason lines total_before total_after user_id user_name at',
    edited.map(({ order, approval, first, before }, index) => {
      const { article } = first.item;
      const line = {
        code: article.code,
        title: titleContent(article.title, article),
        brand: article.brand,
        unit: units[article.unit].short,
        before: { quantity: first.quantity - ADDED, unitPrice: first.price },
        after: { quantity: first.quantity, unitPrice: first.price },
      };
      return [
        order.id,
        REASONS[index % REASONS.length] ?? REASONS[0],
        json([line]),
        figuresOf({ ...order, lines: before }).total,
        figuresOf(order).total,
        approval.by.id,
        fullName(approval.by),
        new Date((order.placedAt.getTime() + approval.at.getTime()) / 2),
      ];
    }),
  );
}
