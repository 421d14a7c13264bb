import { accountTexts } from '../../shared/texts/account-texts.ts';
import { WishListPage } from './wish-list-page.tsx';

/** The wish list, loaded together with the texts of its labels. */
export async function loadPages(): Promise<{ readonly WishListPage: typeof WishListPage }> {
  await accountTexts();
  return { WishListPage };
}
