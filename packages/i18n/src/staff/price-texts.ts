import { priceChangeForm } from './price-change-form.ts';
import {
  priceChangeState,
  priceLineError,
  priceLineOutcome,
  priceLineView,
  priceLineWarning,
  priceMoveCause,
} from './price-change-labels.ts';
import { priceChanges } from './price-changes.ts';
import { priceCheck } from './price-check.ts';
import { priceRule } from './price-rule.ts';
import { priceListItems, priceLists, priceListState } from './price-lists.ts';
import { promotionError, promotionItems, promotions, promotionState } from './promotions.ts';

/** The texts of the pages that change prices. */
export const priceTexts = {
  priceChangeState,
  priceLineError,
  priceLineOutcome,
  priceLineView,
  priceLineWarning,
  priceMoveCause,
  priceChanges: { ...priceChanges, ...priceChangeForm },
  priceCheck,
  priceRule,
  promotionError,
  promotionItems,
  priceLists,
  priceListState,
  priceListItems,
  promotions,
  promotionState,
};
