import { linkedOrder } from '../../shared/order-access/order-link-session.ts';
import { LINKED_ORDER } from '../../shared/order-access/link-access.ts';
import { OrderAccessProvider } from '../../shared/order-access/order-access.ts';
import { OrderPaymentView } from './payment-page.tsx';

/** Payment page of an order that was opened by the link in a mail. */
export function LinkedPaymentPage() {
  const held = linkedOrder();
  if (!held) return null;
  return (
    <OrderAccessProvider value={LINKED_ORDER}>
      <OrderPaymentView orderId={held.orderId} />
    </OrderAccessProvider>
  );
}
