import { memo } from 'react';
import type { ListingFilters } from '@sjaj/contract';
import { useCanViewPrices, useIsGuest } from '../../shared/session/profile.ts';
import { usePriceHead } from '../../shared/session/retail.ts';
import { t } from '../../shared/texts/t.ts';
import { AttributeFilters } from './attribute-filters.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { FilterGroup, FilterItem, FilterSection } from './filter-group.tsx';
import { changed, type ListingChoice, toggled } from './listing-choice.logic.ts';
import type { ListingScope } from './listing-request.logic.ts';
import { PriceFilter } from './price-filter.tsx';

export interface FilterPanelProps {
  readonly scope: ListingScope;
  readonly filters: ListingFilters;
  readonly totalItems: number;
  readonly choice: ListingChoice;
  readonly onChoose: (choice: ListingChoice) => void;
}

/** All filters of a listing, without those that the page itself fixes. Memoised: a listing may have a hundred values. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { scope, filters, totalItems, choice, onChoose } = props;
  const change = (part: Partial<ListingChoice>) => onChoose(changed(choice, part));
  const priceHead = usePriceHead();
  return (
    <>
      <AvailabilityFilter scope={scope} filters={filters} choice={choice} onChoose={onChoose} />
      {scope.categoryId === undefined && filters.categories.length > 1 && (
        <CategoryFilter
          categories={filters.categories}
          chosen={choice.categories}
          onChange={(categories) => change({ categories })}
        />
      )}
      {scope.brandId === undefined && filters.brands.length > 1 && (
        <FilterGroup
          title={t('listing.brand')}
          values={filters.brands}
          chosen={choice.brands}
          onToggle={(id) => change({ brands: toggled(choice.brands, id) })}
        />
      )}
      {filters.minPriceInThisCategory !== null && (
        <PriceFilter
          title={priceHead}
          min={choice.minPrice}
          max={choice.maxPrice}
          lowest={filters.minPriceInThisCategory}
          highest={filters.maxPriceInThisCategory}
          onChange={(minPrice, maxPrice) => change({ minPrice, maxPrice })}
        />
      )}
      {filters.packs.length > 1 && (
        <FilterGroup
          title={t('listing.columnPack')}
          values={filters.packs}
          chosen={choice.packs}
          closed
          onToggle={(id) => change({ packs: toggled(choice.packs, id) })}
        />
      )}
      <AttributeFilters
        attributes={filters.attributes}
        chosen={choice.values}
        totalItems={totalItems}
        onToggle={(id) => change({ values: toggled(choice.values, id) })}
      />
    </>
  );
});

function AvailabilityFilter({ scope, filters, choice, onChoose }: Omit<FilterPanelProps, 'totalItems'>) {
  const change = (part: Partial<ListingChoice>) => onChoose(changed(choice, part));
  const isGuest = useIsGuest();
  // What is cheaper now says nothing to who sees no prices.
  const canFilterPromotions = useCanViewPrices() || choice.onSale;
  const flags = [choice.inStock, choice.onSale, choice.boughtBefore, choice.isNew].filter(Boolean).length;
  return (
    <FilterSection title={t('listing.availability')} chosen={flags}>
      <ul>
        <FilterItem
          value={{ id: 1, title: t('article.inStock'), count: filters.inStock }}
          checked={choice.inStock}
          onToggle={() => change({ inStock: !choice.inStock })}
        />
        {!scope.isBoughtBefore && !isGuest && (
          <FilterItem
            value={{ id: 2, title: t('listing.boughtBefore'), count: filters.boughtBefore }}
            checked={choice.boughtBefore}
            onToggle={() => change({ boughtBefore: !choice.boughtBefore })}
          />
        )}
        {!scope.isOnSale && canFilterPromotions && (
          <FilterItem
            value={{ id: 3, title: t('listing.onPromotion'), count: filters.onSale }}
            checked={choice.onSale}
            onToggle={() => change({ onSale: !choice.onSale })}
          />
        )}
        {!scope.isNew && (
          <FilterItem
            value={{ id: 4, title: t('listing.isNew'), count: filters.newlyAdded }}
            checked={choice.isNew}
            onToggle={() => change({ isNew: !choice.isNew })}
          />
        )}
      </ul>
    </FilterSection>
  );
}
