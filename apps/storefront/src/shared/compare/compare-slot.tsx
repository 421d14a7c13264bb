import { lazy, Suspense } from 'react';
import { useCompared } from './compare-choice.ts';

const CompareBar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** The bar of chosen articles at the bottom of a page; its code comes with the first choice. `raised`: above another bar of a phone. */
export function CompareSlot({ raised = false }: { readonly raised?: boolean }) {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <CompareBar ids={ids} raised={raised} />
    </Suspense>
  );
}
