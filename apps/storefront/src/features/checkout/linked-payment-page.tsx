import { heldOrder } from '../../shared/order-access/held-order.ts';
import { LINKED_ORDER } from '../../shared/order-access/link-access.ts';
import { OrderAccessProvider } from '../../shared/order-access/order-access.ts';
import { OrderPaymentView } from './payment-page.tsx';

/** The payment of the order that the link of a mail has opened, after the bank's page. */
export function LinkedPaymentPage() {
  const held = heldOrder();
  if (!held) return null;
  return (
    <OrderAccessProvider value={LINKED_ORDER}>
      <OrderPaymentView orderId={held.orderId} />
    </OrderAccessProvider>
  );
}
