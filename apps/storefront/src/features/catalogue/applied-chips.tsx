import { useEffect, useRef } from 'react';
import type { ListingFilters } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { AppliedChip, Button } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { type Applied, appliedFilters } from './chips.logic.ts';
import { type ListingChoice, reset } from './listing-choice.logic.ts';
import { useListingChoice } from './use-listing-choice.ts';

/** A chip for each applied filter, and a button that removes all. */
export function AppliedChips({ filters }: { readonly filters: ListingFilters | undefined }) {
  const { choice, choose } = useListingChoice();
  const applied = appliedFilters(choice, filters);
  const { row, keepFocus } = useFocusBesideRemoved(applied.length);
  return (
    <span ref={row} style={{ display: 'contents' }}>
      {applied.map((each, index) => (
        <AppliedChip
          key={each.key}
          label={wordsOf(each, choice)}
          onRemove={() => {
            keepFocus(index);
            choose(each.without);
          }}
        />
      ))}
      {applied.length > 0 && (
        <Button
          variant="text"
          size="xs"
          onClick={() => {
            keepFocus(0);
            choose(reset(choice));
          }}
        >
          {t('action.removeAll')}
        </Button>
      )}
    </span>
  );
}

/** Moves the focus of a chip that is removed to the next one, and from the last one to the filters or to the list, where the keyboard goes on. */
function useFocusBesideRemoved(count: number) {
  const row = useRef<HTMLSpanElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    if (removed.current === null) return;
    const chips = row.current?.querySelectorAll('button') ?? [];
    const next = chips[Math.min(removed.current, chips.length - 1)];
    removed.current = null;
    const rest = row.current?.closest('dialog')?.querySelector('input') ?? document.getElementById('content');
    (next ?? rest)?.focus({ preventScroll: true });
  }, [count]);
  const keepFocus = (index: number): void => {
    removed.current = index;
  };
  return { row, keepFocus };
}

/** Text of an applied filter: "Oblik: tečnost, gel". */
export function wordsOf({ kind, title, values }: Applied, choice: ListingChoice): string {
  const listed = values.join(', ');
  switch (kind) {
    case 'categories':
      return listed || t('listing.category');
    case 'brands':
      return listed || t('listing.brand');
    case 'packs':
      return listed || t('listing.columnPack');
    case 'attribute':
      return title === '' ? t('listing.unknownFilter') : `${title}: ${listed}`;
    case 'price':
      return priceWords(choice);
    case 'inStock':
      return t('article.inStock');
    case 'onSale':
      return t('listing.onPromotion');
    case 'boughtBefore':
      return t('listing.boughtBefore');
    case 'isNew':
      return t('listing.isNew');
  }
}

function priceWords({ minPrice, maxPrice }: ListingChoice): string {
  const from = minPrice === null ? null : formatNumber(minPrice, 2);
  const to = maxPrice === null ? null : formatNumber(maxPrice, 2);
  if (from !== null && to !== null) return t('listing.priceBetween', { from, to });
  return from === null ? t('listing.priceUpTo', { to: to ?? '' }) : t('listing.priceAtLeast', { from });
}
