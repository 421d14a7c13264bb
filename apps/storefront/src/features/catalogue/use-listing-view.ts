import { useDeferredValue } from 'react';
import type { View } from './listing-choice.logic.ts';
import { useListingPreferences } from './listing-preferences.ts';
import { useListingChoice } from './use-listing-choice.ts';

interface ListingViews {
  /** What the switch shows: the view of the address, else of the device. */
  readonly chosen: View;
  /** What is drawn. The click on the switch is painted first, since all articles are drawn again in another view. */
  readonly drawn: View;
}

/** The view of a listing. What was bought before is a table by itself. */
export function useListingView(isBoughtBefore = false): ListingViews {
  const { choice } = useListingChoice();
  const { view } = useListingPreferences();
  const chosen = choice.view ?? (isBoughtBefore ? 'table' : view);
  return { chosen, drawn: useDeferredValue(chosen) };
}
