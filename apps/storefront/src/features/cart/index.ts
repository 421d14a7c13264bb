import { accountTexts } from '../../shared/texts/account-texts.ts';
import { CartPage } from './cart-page.tsx';

/** The cart page, loaded together with its texts. */
export async function loadPages(): Promise<{ readonly CartPage: typeof CartPage }> {
  await accountTexts();
  return { CartPage };
}
