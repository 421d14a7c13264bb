import { OrderDocumentsPanel } from '@sjaj/app-kit';
import type { Order } from '@sjaj/contract';
import { useOrderAccess } from '../order-access/order-access.ts';

/** The documents of an order, loaded the way in which the page reaches the order. */
export function OrderDocuments({ order }: { readonly order: Pick<Order, 'id' | 'orderNumber' | 'status'> }) {
  const { key, transport } = useOrderAccess();
  return <OrderDocumentsPanel order={order} transport={transport} queryRoot={key} />;
}
