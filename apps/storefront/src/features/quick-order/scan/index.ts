import { accountTexts } from '../../../shared/texts/account-texts.ts';
import { ScanPage } from './scan-page.tsx';

/** The page that reads codes, loaded together with its texts. */
export async function loadPages(): Promise<{ readonly ScanPage: typeof ScanPage }> {
  await accountTexts();
  return { ScanPage };
}
