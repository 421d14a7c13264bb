import { messageOf } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { useQuery } from '@tanstack/react-query';
import { guests } from '@sjaj/contract';
import { Button, Skeleton } from '@sjaj/ui';
import { openLinkedOrder, useLinkedOrder, useOrderLink } from '../../shared/order-access/order-link-session.ts';
import { LINKED_ORDER } from '../../shared/order-access/link-access.ts';
import { OrderAccessProvider } from '../../shared/order-access/order-access.ts';
import { orderQuery } from '../../shared/orders/orders-query.ts';
import { t } from '../../shared/texts/t.ts';
import { GuestOrder, NoGuestOrder } from './guest-order.tsx';

/** The order of a link in a mail. The link is exchanged once for an order-link session, which lasts in this tab. */
export function LinkedOrderPage() {
  const link = useOrderLink();
  const order = useLinkedOrder();
  if (link !== null) return <Exchange key={link} link={link} />;
  if (order === null) return <NoGuestOrder title={t('guest.linkOver')} text="guest.linkOverHint" />;
  return (
    <OrderAccessProvider value={LINKED_ORDER}>
      <OpenedOrder key={order.token} orderId={order.orderId} />
    </OrderAccessProvider>
  );
}

const { openOrder } = clientFor(guests, LINKED_ORDER.transport);

/** Exchanges the link. Shows an unknown link as such; a request without an answer can be retried. */
function Exchange({ link }: { readonly link: string }) {
  const { error, refetch, isFetching } = useQuery({
    queryKey: ['linked-order', 'link', link],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async () => {
      const { token, orderId } = (await openOrder({ body: { token: link } })).data;
      openLinkedOrder({ token, orderId });
      return orderId;
    },
  });
  if (isRefused(error)) return <NoGuestOrder title={t('guest.linkOver')} text="guest.linkOverHint" />;
  return error ? (
    <TryAgain error={error} isBusy={isFetching} onTry={() => void refetch()} />
  ) : (
    <Skeleton height={320} />
  );
}

function OpenedOrder({ orderId }: { readonly orderId: number }) {
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(orderId, LINKED_ORDER));
  if (order) return <GuestOrder order={order} />;
  return error ? (
    <TryAgain error={error} isBusy={isFetching} onTry={() => void refetch()} />
  ) : (
    <Skeleton height={320} />
  );
}

interface TryAgainProps {
  readonly error: Error;
  readonly isBusy: boolean;
  readonly onTry: () => void;
}

function TryAgain({ error, isBusy, onTry }: TryAgainProps) {
  return (
    <NoGuestOrder title={messageOf(error)} text="guest.notHereHint">
      <Button busy={isBusy} onClick={onTry}>
        {t('action.tryAgain')}
      </Button>
    </NoGuestOrder>
  );
}

/** Whether the link is malformed, unknown or expired. */
const isRefused = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.status === 400 || error.status === 404);
