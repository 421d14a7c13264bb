import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { addressWith, type ListingChoice, readChoice } from './listing-choice.logic.ts';

interface ChoiceInAddress {
  readonly choice: ListingChoice;
  /** Navigates to the listing with another choice, keeping the scroll position. */
  readonly choose: (choice: ListingChoice) => void;
  /** The URL of a choice, for links. */
  readonly addressOf: (choice: ListingChoice) => string;
}

/** The choice of a listing, read from the URL and written to it. */
export function useListingChoice(): ChoiceInAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(search), [search]);
  const addressOf = useCallback((next: ListingChoice) => addressWith(pathname, next), [pathname]);
  const choose = useCallback(
    (next: ListingChoice) => void navigate({ href: addressOf(next), resetScroll: false }),
    [navigate, addressOf],
  );
  return { choice, choose, addressOf };
}
