import { accountTexts } from '../../shared/texts/account-texts.ts';
import { PartNumbersPage } from './part-numbers-page.tsx';

/** The page, when its texts are there. */
export async function loadPartNumbersPage(): Promise<{ readonly PartNumbersPage: typeof PartNumbersPage }> {
  await accountTexts();
  return { PartNumbersPage };
}
