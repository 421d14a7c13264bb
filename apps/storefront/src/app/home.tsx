import { lazyPart, Skeleton } from '@sjaj/ui';
import { HomePage } from '../features/home/index.ts';
import { useProfile } from '../shared/session/profile.ts';
import { accountTexts } from '../shared/texts/account-texts.ts';

export { preloadHome } from '../features/home/index.ts';

/** Its code and texts come after those of Home. */
const DebtPanel = lazyPart(async () => {
  const [file] = await Promise.all([import('../features/finance/debt-panel.tsx'), accountTexts()]);
  return file.DebtPanel;
});

/** As high as the panel with its figures. */
const PANEL_HEIGHT = 142;

/** Home with the debt of the company beside its orders. */
export function Home() {
  const { companyId, canViewPrices } = useProfile().userData;
  const due = companyId !== null && canViewPrices && <DebtPanel placeholder={<Skeleton height={PANEL_HEIGHT} />} />;
  return <HomePage due={due} />;
}
