import type { Order } from '@sjaj/contract';
import { formatWeekday, formatWeekdays } from '@sjaj/domain';
import { language, t } from '../texts/t.ts';

/** "Stiže čet 26. 11.", of goods that are picked up when they are ready; empty where no day was promised. */
export function arrivalText({ arrives, deliveryMethod }: Pick<Order, 'arrives' | 'deliveryMethod'>): string {
  if (!arrives) return '';
  const days = formatWeekdays(arrives, language());
  return t(deliveryMethod === 'pickup' ? 'orderFacts.readyOn' : 'orderFacts.arrivesOn', { days });
}

/** "Ako bude odobrena do uto 24. 11. u 13 h: čet 26. 11."; empty of an order that does not wait. */
export function expectedText({
  waitsFor,
  arrivesOnceReleased: expected,
}: Pick<Order, 'waitsFor' | 'arrivesOnceReleased'>): string {
  if (!expected) return '';
  const { days, cutOff } = expected;
  const by = t('orderFacts.dayAndHour', { day: formatWeekday(cutOff.on, language()), hour: cutOff.hour });
  return t(waitsFor === 'approval' ? 'orderFacts.onceApproved' : 'orderFacts.onceInStock', {
    by,
    days: formatWeekdays(days, language()),
  });
}
