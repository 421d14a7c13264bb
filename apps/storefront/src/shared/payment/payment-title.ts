import { t } from '../texts/t.ts';

const TITLES = { 1: 'delivery.cash', 2: 'delivery.card', 3: 'delivery.transfer' } as const;

/** What a way of paying is called; nothing for one that this client does not know. */
export function paymentTitleOf(id: number): string {
  const title = TITLES[id as keyof typeof TITLES];
  return title ? t(title) : '';
}
