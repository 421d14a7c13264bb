import { accountTexts } from '../../shared/texts/account-texts.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { ConfirmationPage } from './confirmation-page.tsx';
import { LinkedPaymentPage } from './linked-payment-page.tsx';
import { PaymentPage } from './payment-page.tsx';

interface CheckoutPages {
  readonly CheckoutPage: typeof CheckoutPage;
  readonly ConfirmationPage: typeof ConfirmationPage;
  readonly LinkedPaymentPage: typeof LinkedPaymentPage;
  readonly PaymentPage: typeof PaymentPage;
}

/** The pages of checkout and payment, loaded together with their texts. */
export async function loadPages(): Promise<CheckoutPages> {
  await accountTexts();
  return { CheckoutPage, ConfirmationPage, LinkedPaymentPage, PaymentPage };
}
