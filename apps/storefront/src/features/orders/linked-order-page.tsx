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

/** The order that the link in a mail leads to: the link is exchanged once, the order stays open in this tab. */
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

/** Asks what the link opens. One that the server does not know says so; without an answer it can be tried again. */
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
        {t('states.tryAgain')}
      </Button>
    </NoGuestOrder>
  );
}

/** An answer to the link itself: malformed, unknown or over. */
const isRefused = (error: Error | null): boolean =>
  error instanceof CallFailed && (error.status === 400 || error.status === 404);
