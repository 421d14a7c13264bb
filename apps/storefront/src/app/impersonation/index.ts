import { accountTexts } from '../../shared/texts/account-texts.ts';
import { ImpersonationBar } from './impersonation-bar.tsx';

/** The bar, when its texts are there. */
export async function loadImpersonationBar(): Promise<typeof ImpersonationBar> {
  await accountTexts();
  return ImpersonationBar;
}
