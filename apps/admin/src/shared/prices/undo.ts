import { showFailure } from '@sjaj/app-kit';
import { showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** ms for which a saved price may be taken back from its toast. */
export const UNDO_MS = 12_000;

interface SavedPrice {
  readonly title?: string;
  /** Which price of what: `CL-10015: 19,90 KM → 18,90 KM`. */
  readonly text: string;
  /** Restores the price before, unless somebody has saved it since. */
  readonly restore: () => Promise<void>;
  readonly onFailure?: (error: unknown) => void;
}

/** Says that a price was saved and offers to take it back. */
export function showPriceSaved({
  title = t('priceCheck.saved'),
  text,
  restore,
  onFailure = showFailure,
}: SavedPrice): void {
  const onUndo = (): void => void restore().then(() => showToast({ title: t('priceCheck.restored') }), onFailure);
  showToast({ title, text, lastsMs: UNDO_MS, onUndo });
}
