import type { ArticleDetails, VariationMatrix } from '@sjaj/contract';
import type { Selection } from './use-selection.ts';

/** Props of each view of the variants. */
export interface VariationProps {
  readonly article: ArticleDetails;
  readonly matrix: VariationMatrix;
  readonly selection: Selection;
}
