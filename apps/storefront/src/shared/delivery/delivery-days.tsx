import { Fragment } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { deliveryDays, type DeliveryCutOff } from '@sjaj/contract';
import { formatWeekday, formatWeekdays } from '@sjaj/domain';
import { transport } from '../api/api.ts';
import { language, t } from '../texts/t.ts';

const FRESH_MS = 60_000;
const AGAIN_MS = 300_000;

/** The days of delivery to a town; without one to the address that checkout proposes. */
export const deliveryDaysQuery = (townId?: number) =>
  queryOptions({
    queryKey: ['delivery-days', townId ?? null],
    staleTime: FRESH_MS,
    // A page that stays open over the cut-off shows the next day.
    refetchInterval: AGAIN_MS,
    queryFn: async ({ signal }) =>
      (await clientFor(deliveryDays, transport).read({ query: townId === undefined ? {} : { townId } }, { signal }))
        .data,
  });

/** When own delivery comes to the town; undefined until the server has answered. */
export function useOwnDelivery(townId: number | null) {
  const { data } = useQuery({ ...deliveryDaysQuery(townId ?? undefined), enabled: townId !== null });
  return data?.methods.find(({ method }) => method === 'own')?.days;
}

/** Until when an order arrives on the days shown with it. */
export const cutOffText = ({ on, hour, isToday }: DeliveryCutOff): string =>
  isToday
    ? t('delivery.ifOrderedToday', { hour })
    : t('delivery.ifOrderedBy', { hour, day: formatWeekday(on, language()) });

interface DeliveryDaysProps {
  /** Shown until the server has answered, and where it does not. */
  readonly fallback?: string;
}

/** When goods in stock arrive that are ordered now: a line for each delivery method, and until when that holds. */
export function DeliveryDaysList({ fallback = '' }: DeliveryDaysProps) {
  const { data } = useQuery(deliveryDaysQuery());
  if (!data) return fallback;
  return (
    <>
      {data.methods.map(({ method, days }) => (
        <Fragment key={method}>
          {t(`delivery.${method}`)}
          {method === 'own' && data.routeTown !== null && ` (${data.routeTown})`}:{' '}
          <strong>{formatWeekdays(days, language())}</strong>
          <br />
        </Fragment>
      ))}
      <span className="sj-xs sj-t3">{cutOffText(data.cutOff)}</span>
    </>
  );
}
