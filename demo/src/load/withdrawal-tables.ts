import { addDays, businessDate } from '@sjaj/domain';
import type { DemoOrder } from '../trade/order.ts';
import { userNamed } from '../trade/users.ts';
import { titleContent } from './article-tables.ts';
import { firstLineIds, fullName } from './order-tables.ts';
import { table, type Cell, type Table } from './table.ts';

const HOUR_MS = 3_600_000;
/** Delivered. */
const DELIVERED = 5;
/** As the shop is delivered. */
const PERIOD_DAYS = 14;

/** Each withdraws one piece of the line at the same place; what is answered goes back. */
const STORIES = [
  {
    hoursAgo: 30,
    note: 'Poručila sam pogrešnu veličinu.',
    answer: { hoursAgo: 5, text: 'Kurir dolazi po robu sutra između 9 i 12 sati. Novac vraćamo čim roba stigne.' },
  },
  { hoursAgo: 3, note: '', answer: null },
] as const;

/** Withdrawals of a private customer from a delivered order: one that staff have accepted, and one that waits for them. */
export function withdrawalTables(orders: readonly DemoOrder[], today: Date): Table[] {
  const ago = (hours: number): Date => new Date(today.getTime() - hours * HOUR_MS);
  const order = orders.find(({ company, status }) => company === null && status === DELIVERED);
  const firstLineId = order && firstLineIds(orders).get(order.id);
  const receivedAt = order?.events.find(({ to }) => to === DELIVERED)?.at;
  if (!order || firstLineId === undefined || !receivedAt) return [];
  const until = addDays(businessDate(receivedAt), PERIOD_DAYS);
  const declared = STORIES.flatMap((story, index) => {
    const line = order.lines[index];
    return line ? [{ ...story, id: index + 1, lineId: firstLineId + index, article: line.item.article }] : [];
  });
  return [
    table(
      'withdrawal',
      'id order_id user_id note refund_account until is_late goods created_at outcome answer answered_at answered_by_name',
      declared.map(({ id, note, article, hoursAgo, answer }): Cell[] => [
        id,
        order.id,
        order.orderer.id,
        note,
        null,
        until,
        false,
        `1 × ${titleContent(article.title, article).srLatn} (${article.code})`,
        ago(hoursAgo),
        answer && 'accepted',
        answer && answer.text,
        answer && ago(answer.hoursAgo),
        answer && fullName(userNamed('lejla')),
      ]),
    ),
    table(
      'withdrawal_line',
      'withdrawal_id order_line_id quantity',
      declared.map(({ id, lineId }) => [id, lineId, 1]),
    ),
  ];
}
