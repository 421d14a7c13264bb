import { lazyPart } from '@sjaj/ui';
import { accountTexts } from '../texts/account-texts.ts';
import { useCompared } from './compare-choice.ts';

const CompareBar = lazyPart(async () => {
  const [file] = await Promise.all([import('./compare-bar.tsx'), accountTexts()]);
  return file.CompareBar;
});

/** The bar of chosen articles at the bottom of a page; its code comes with the first choice. `raised`: above another bar of a narrow screen. */
export function CompareSlot({ raised = false }: { readonly raised?: boolean }) {
  const ids = useCompared();
  return ids.length === 0 ? null : <CompareBar ids={ids} raised={raised} />;
}
