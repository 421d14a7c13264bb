import { accountTexts } from '../../shared/texts/account-texts.ts';
import { CartPage } from './cart-page.tsx';

/** The page of the cart, when its texts are there. */
export async function loadCart(): Promise<{ readonly CartPage: typeof CartPage }> {
  await accountTexts();
  return { CartPage };
}
