import { accountTexts } from '../../shared/texts/account-texts.ts';
import { QuickOrderPage } from './quick-order-page.tsx';

/** The quick order, loaded together with the texts of its proposals. */
export async function loadPages(): Promise<{ readonly QuickOrderPage: typeof QuickOrderPage }> {
  await accountTexts();
  return { QuickOrderPage };
}
