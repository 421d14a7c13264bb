import { accountTexts } from '../../shared/texts/account-texts.ts';
import { GuestOrderPage } from './guest-order-page.tsx';
import { LinkedOrderPage } from './linked-order-page.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';

interface OrderPages {
  readonly GuestOrderPage: typeof GuestOrderPage;
  readonly LinkedOrderPage: typeof LinkedOrderPage;
  readonly OrderPage: typeof OrderPage;
  readonly OrdersPage: typeof OrdersPage;
}

/** The pages of orders, when their texts are there. */
export async function loadOrders(): Promise<OrderPages> {
  await accountTexts();
  return { GuestOrderPage, LinkedOrderPage, OrderPage, OrdersPage };
}
