import { STORAGE_KEYS, storedValue } from '@sjaj/app-kit';
import { LISTING_SIZES, VIEWS, type View } from './listing-choice.logic.ts';

const DEFAULT_SIZE = 12;

const size = storedValue<number>({
  key: STORAGE_KEYS.listingSize,
  parse: (text) => LISTING_SIZES.find((each) => String(each) === text) ?? DEFAULT_SIZE,
  print: String,
});
const view = storedValue<View>({
  key: STORAGE_KEYS.listingView,
  parse: (text) => VIEWS.find((each) => each === text) ?? 'cards',
  print: String,
});

/** The page size of the last listing on this device. */
export const storedPageSize = (): number => size.get();

/** Page size and view of the last listing on this device, for URLs without them. */
export const useListingPreferences = (): {
  readonly size: number;
  readonly view: View;
  readonly storePreferences: typeof storePreferences;
} => ({
  size: size.use(),
  view: view.use(),
  storePreferences,
});

function storePreferences(chosen: { readonly size?: number; readonly view?: View }): void {
  if (chosen.size !== undefined) size.set(chosen.size);
  if (chosen.view !== undefined) view.set(chosen.view);
}
