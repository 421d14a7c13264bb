import { InlineSelect } from '@sjaj/ui';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { changed, SORT_CHOICES, type SortChoice } from './listing-choice.logic.ts';
import { useListingChoice } from './use-listing-choice.ts';

/** Sort order of a list. Sorting by price is offered only to users who see prices. */
export function SortSelect({ sorts = SORT_CHOICES }: { readonly sorts?: readonly SortChoice[] }) {
  const { choice, choose } = useListingChoice();
  const canViewPrices = useCanViewPrices();
  const words: Readonly<Record<SortChoice, string>> = {
    default: t('listing.sortDefault'),
    newest: t('listing.sortNewest'),
    oldest: t('listing.sortOldest'),
    priceUp: t('listing.sortPriceUp'),
    priceDown: t('listing.sortPriceDown'),
    rating: t('listing.sortRating'),
    title: t('listing.sortTitle'),
  };
  const offered = sorts.filter((sort) => canViewPrices || (sort !== 'priceUp' && sort !== 'priceDown'));
  return (
    <InlineSelect
      label={t('listing.sortShort')}
      value={offered.includes(choice.sort) ? choice.sort : 'default'}
      options={offered.map((sort) => ({ value: sort, label: words[sort] }))}
      onChange={(value) => choose(changed(choice, { sort: offered.find((sort) => sort === value) ?? 'default' }))}
    />
  );
}
