import { accountTexts } from '../../shared/texts/account-texts.ts';
import { LinkedApprovalPage } from './approval/linked-approval-page.tsx';
import { ConfirmEmailPage } from './confirm-email-page.tsx';
import { GuestOrderPage } from './guest-order-page.tsx';
import { LinkedOrderPage } from './linked-order-page.tsx';
import { OrderPage } from './order-page.tsx';
import { OrdersPage } from './orders-page.tsx';

interface OrderPages {
  readonly ConfirmEmailPage: typeof ConfirmEmailPage;
  readonly GuestOrderPage: typeof GuestOrderPage;
  readonly LinkedApprovalPage: typeof LinkedApprovalPage;
  readonly LinkedOrderPage: typeof LinkedOrderPage;
  readonly OrderPage: typeof OrderPage;
  readonly OrdersPage: typeof OrdersPage;
}

/** The order pages, loaded together with their texts. */
export async function loadPages(): Promise<OrderPages> {
  await accountTexts();
  return { ConfirmEmailPage, GuestOrderPage, LinkedApprovalPage, LinkedOrderPage, OrderPage, OrdersPage };
}
