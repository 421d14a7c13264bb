import { accountTexts } from '../../shared/texts/account-texts.ts';
import { PartNumbersPage } from './part-numbers-page.tsx';

/** The page, loaded together with its texts. */
export async function loadPartNumbersPage(): Promise<{ readonly PartNumbersPage: typeof PartNumbersPage }> {
  await accountTexts();
  return { PartNumbersPage };
}
