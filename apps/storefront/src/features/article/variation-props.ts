import type { ArticleDetails, VariationMatrix } from '@sjaj/contract';
import type { Selection } from './use-selection.ts';

/** What every way of showing the variants needs. */
export interface VariationProps {
  readonly article: ArticleDetails;
  readonly matrix: VariationMatrix;
  readonly selection: Selection;
}
