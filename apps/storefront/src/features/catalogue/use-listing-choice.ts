import { useCallback, useMemo } from 'react';
import { useMatch, useNavigate, useSearch } from '@tanstack/react-router';
import { addressWith, type ListingChoice, readChoice } from './listing-choice.logic.ts';

interface ChoiceInAddress {
  readonly choice: ListingChoice;
  /** Navigates to the listing with another choice, keeping the scroll position. */
  readonly choose: (choice: ListingChoice) => void;
  /** The URL of a choice, for links. */
  readonly addressOf: (choice: ListingChoice) => string;
}

/**
 * The choice of a listing, read from the URL and written to it. It is read from the page that is shown: the location is a step ahead
 * while another page opens, and the listing that is left would be drawn once more with it.
 */
export function useListingChoice(): ChoiceInAddress {
  const search = useSearch({ strict: false });
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  const navigate = useNavigate();
  const choice = useMemo(() => readChoice(search), [search]);
  const addressOf = useCallback((next: ListingChoice) => addressWith(pathname, next), [pathname]);
  const choose = useCallback(
    (next: ListingChoice) => void navigate({ href: addressOf(next), resetScroll: false }),
    [navigate, addressOf],
  );
  return { choice, choose, addressOf };
}
