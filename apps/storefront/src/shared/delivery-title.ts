import type { Order } from '@sjaj/contract';
import { t } from './texts/t.ts';

type Delivered = Pick<Order, 'deliveryMethod' | 'deliveryTitle'>;

/** The way of an order in the reader's language; a place alone does not say that the goods are fetched there. */
export function deliveryTitleOf({ deliveryMethod, deliveryTitle }: Delivered): string {
  if (deliveryMethod === 'own') return t('delivery.own');
  return deliveryMethod === 'pickup' ? t('delivery.pickupAt', { place: deliveryTitle }) : deliveryTitle;
}
