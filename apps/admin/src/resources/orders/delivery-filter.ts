import { useQuery } from '@tanstack/react-query';
import type { AdminOrderRow } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import type { Filter, ListQuery } from '../../shared/list/definition.ts';
import { numbersOf } from '../../shared/list/list-state.logic.ts';
import { t } from '../../shared/texts/t.ts';

/** What does not go by a carrier. */
const METHODS = ['own', 'pickup'] as const;

function useDeliveryOptions() {
  const carriers = useQuery({
    queryKey: ['express-posts', 'filter'],
    queryFn: async ({ signal }) => (await api.carriers.list({ body: { pageSize: 100 } }, { signal })).data,
  });
  return [
    ...METHODS.map((method) => ({ value: method, label: t(`delivery.${method}`) })),
    ...(carriers.data ?? []).map(({ id, title }) => ({ value: String(id), label: title })),
  ];
}

/** Orders by who takes them out: the own vans, each carrier, the customers themselves. */
export const deliveryFilter: Filter = {
  kind: 'choice',
  key: 'delivery',
  title: 'orderFacts.deliveryMethod',
  useOptions: useDeliveryOptions,
};

/** What the filter asks the call for. */
export function chosenDelivery({ filters }: ListQuery) {
  const chosen = (filters['delivery'] ?? '').split(',');
  const deliveryMethods = METHODS.filter((method) => chosen.includes(method));
  const carrierIds = numbersOf(filters['delivery']);
  return {
    ...(deliveryMethods.length > 0 && { deliveryMethods }),
    ...(carrierIds.length > 0 && { carrierIds }),
  };
}

/** `Brzi kurir`, `Lično preuzimanje: Mostar`, `Vlastita dostava` */
export function deliveryText({ deliveryMethod, deliveryTitle }: AdminOrderRow): string {
  if (deliveryMethod === 'own') return t('delivery.own');
  return deliveryMethod === 'pickup' ? t('delivery.pickupAt', { place: deliveryTitle }) : deliveryTitle;
}
