import { ListPage } from '../../shared/list/list-page.tsx';
import { couponsList } from './coupons-list.ts';

/** Discount codes with their rules and how often they were used. */
export function CouponsPage() {
  return <ListPage list={couponsList} />;
}
