import './shipping.css';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { shippingList } from './shipping-list.tsx';

/** The shipping queue. */
export function ShippingPage() {
  return <ListPage list={shippingList} />;
}
