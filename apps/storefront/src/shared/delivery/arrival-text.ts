import type { Order } from '@sjaj/contract';
import { formatWeekdays } from '@sjaj/domain';
import { language, t } from '../texts/t.ts';

/** "Stiže čet 26. 11.", of goods that are picked up when they are ready; empty where no day was promised. */
export function arrivalText({ arrives, deliveryMethod }: Pick<Order, 'arrives' | 'deliveryMethod'>): string {
  if (!arrives) return '';
  const days = formatWeekdays(arrives, language());
  return t(deliveryMethod === 'pickup' ? 'orderFacts.readyOn' : 'orderFacts.arrivesOn', { days });
}
