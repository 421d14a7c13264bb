import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import type { Checkout } from '@sjaj/contract';
import { completedChoices } from '@sjaj/domain';
import { Button, Notice, Panel, showToast, Skeleton } from '@sjaj/ui';
import { queryClient } from '../../../shared/api/query-client.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { LineEntry } from './line-entry.tsx';
import { LinesTable } from './lines-table.tsx';
import { cartQuery, type OrderCalls, optionsQuery } from './order-calls.ts';
import { OrderDetails } from './order-details.tsx';
import { checkoutOf, EMPTY_ORDER, missingIn } from './telephone-order.logic.ts';

/** The lines of an order for a customer, and how it is delivered and paid. Ctrl Enter places it. */
export function OrderEditor({ calls }: { readonly calls: OrderCalls }) {
  const { data: cart, error, refetch } = useQuery(cartQuery(calls));
  const hasLines = cart !== undefined && cart.cartItems.length > 0;
  const { data: options, error: refusal } = useQuery({
    ...optionsQuery(calls, cart?.version ?? 0),
    enabled: hasLines,
    placeholderData: (previous) => (hasLines ? previous : undefined),
  });
  const [typed, setTyped] = useState(EMPTY_ORDER);
  const [isTried, setTried] = useState(false);
  const place = usePlaceOrder(calls);
  if (error) return <FailureState error={error} onRetry={() => void refetch()} back="/orders" />;
  if (!cart) return <Skeleton height={320} radius={12} />;
  const draft = options ? completedChoices(typed, options) : typed;
  const send = () => {
    setTried(true);
    const order = options && hasLines && options.cartVersion === cart.version ? checkoutOf(draft, cart, options) : null;
    if (order && !place.isPending) place.mutate(order);
  };
  return (
    <div
      className="adm-lay"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
      }}
    >
      <div className="adm-lay-main">
        <Panel title={t('phoneOrder.lines')}>
          <LineEntry calls={calls} />
          <LinesTable calls={calls} cart={cart} />
        </Panel>
      </div>
      <div className="adm-lay-side">
        {refusal && <Notice tone="error">{messageOf(refusal)}</Notice>}
        {hasLines && options && (
          <Panel title={t('phoneOrder.delivery')}>
            <OrderDetails
              calls={calls}
              cart={cart}
              options={options}
              draft={draft}
              missing={isTried ? missingIn(draft, cart, options) : []}
              onChange={(change) => setTyped({ ...draft, ...change })}
            />
            {place.error && <Notice tone="error">{messageOf(place.error)}</Notice>}
            <p className="adm-phone-foot">
              <Button busy={place.isPending} onClick={send}>
                {t('phoneOrder.place')}
              </Button>
              <span className="sj-xs sj-t3">{t('phoneOrder.keys')}</span>
            </p>
          </Panel>
        )}
        {hasLines && !options && !refusal && <Skeleton height={420} radius={12} />}
        {!hasLines && <Notice>{t('phoneOrder.linesFirst')}</Notice>}
      </div>
    </div>
  );
}

/** Places the order once; its page in the back office follows. A changed cart is read again. */
function usePlaceOrder(calls: OrderCalls) {
  const navigate = useNavigate();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: async (body: Checkout) =>
      (await sendOnce(body, (idempotencyKey) => calls.checkout.place({ body, idempotencyKey }))).data,
    onSuccess: async ({ orderId, number }) => {
      showToast({ tone: 'done', title: t('phoneOrder.placed', { number }) });
      // The session has done its work; it ends by itself as well.
      void calls.auth.logout().catch(() => undefined);
      queryClient.removeQueries({ queryKey: ['telephone-order', calls.companyId] });
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
      await navigate({ to: `/orders/${orderId}` });
    },
    onError: () => {
      void queryClient.invalidateQueries({ queryKey: cartQuery(calls).queryKey });
    },
  });
}
