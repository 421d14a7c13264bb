import { accountTexts } from '../../shared/texts/account-texts.ts';
import { ActingBar } from './acting-bar.tsx';

/** The bar, when its texts are there. */
export async function loadActingBar(): Promise<{ readonly default: typeof ActingBar }> {
  await accountTexts();
  return { default: ActingBar };
}
