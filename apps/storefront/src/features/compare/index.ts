import { accountTexts } from '../../shared/texts/account-texts.ts';
import { ComparePage } from './compare-page.tsx';

/** The page that compares articles, loaded together with its texts. */
export async function loadPages(): Promise<{ readonly ComparePage: typeof ComparePage }> {
  await accountTexts();
  return { ComparePage };
}
