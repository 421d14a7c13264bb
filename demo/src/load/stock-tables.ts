import type { DemoOrder } from '../trade/order.ts';
import type { Numbered } from './article-tables.ts';
import { table, type Cell, type Table } from './table.ts';

const DAY = 86_400_000;

/** Stock with what the orders have reserved, and the movements that led to it. */
export function stockTables(articles: readonly Numbered[], orders: readonly DemoOrder[], today: Date): Table[] {
  const reserved = new Map<number, number>();
  const reservations: Cell[][] = [];
  for (const order of orders) {
    for (const { item, reserved: quantity } of order.lines) {
      if (quantity === 0) continue;
      reserved.set(item.id, (reserved.get(item.id) ?? 0) + quantity);
      reservations.push([item.id, order.placedAt, 'reservation', 0, quantity, order.id]);
    }
  }
  const onHand = ({ id, article }: Numbered): number => article.stock.onHand + (reserved.get(id) ?? 0);
  const opened = new Date(today.getTime() - 200 * DAY);
  const expected = (days: number | null): string | null =>
    days === null ? null : new Date(today.getTime() + days * DAY).toISOString().slice(0, 10);
  return [
    table(
      'stock_level',
      'article_id on_hand reserved low_level expected_on',
      articles.map((one) => {
        const { low, expectedIn } = one.article.stock;
        return [one.id, onHand(one), reserved.get(one.id) ?? 0, low, expected(expectedIn)];
      }),
    ),
    table('stock_movement', 'article_id at kind on_hand_change reserved_change order_id', [
      ...articles.filter((one) => onHand(one) > 0).map((one) => [one.id, opened, 'opening', onHand(one), 0, null]),
      ...reservations,
    ]),
  ];
}
