import { accountTexts } from '../../shared/texts/account-texts.ts';
import { OrderingPage } from './ordering-page.tsx';

/** The page, loaded together with its texts. */
export async function loadOrderingPage(): Promise<{ readonly OrderingPage: typeof OrderingPage }> {
  await accountTexts();
  return { OrderingPage };
}
