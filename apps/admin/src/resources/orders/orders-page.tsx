import { ListPage } from '../../shared/list/list-page.tsx';
import { ordersList } from './orders-list.tsx';

/** All orders. */
export function OrdersPage() {
  return <ListPage list={ordersList} />;
}
