import { IconAdjustmentsHorizontal, IconLayoutGrid, IconList, IconTable } from '@tabler/icons-react';
import type { ListingFilters } from '@sjaj/contract';
import { Button, classNames, CountPill, IconButton, InlineSelect, Segmented } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useCanViewPrices } from '../../shared/session/profile.ts';
import { AppliedChips } from './applied-chips.tsx';
import { EntrySummary } from './entry-summary.tsx';
import {
  changed,
  filterCount,
  LISTING_SIZES,
  SORT_CHOICES,
  type SortChoice,
  type View,
  VIEWS,
} from './listing-choice.logic.ts';
import styles from './listing.module.css';
import { useRemembered } from './remembered.ts';
import type { EntryColumn } from './use-entries.ts';
import { useListingChoice } from './use-listing-choice.ts';

interface ListingToolbarProps {
  readonly view: View;
  readonly size: number;
  readonly filters: ListingFilters | undefined;
  readonly column: EntryColumn;
  readonly onOpenFilters: () => void;
}

const VIEW_ICON = { cards: IconLayoutGrid, list: IconList, table: IconTable } as const;

/** What holds, the order, how many, which view; with a table also the sum and its button, which stick. */
export function ListingToolbar({ view, size, filters, column, onOpenFilters }: ListingToolbarProps) {
  const { choice } = useListingChoice();
  const count = filterCount(choice);
  return (
    <div className={classNames(styles['toolbar'], view === 'table' && styles['sticky'])}>
      <Button
        variant="line"
        size="sm"
        className={classNames(styles['filters'], view === 'table' && styles['always'])}
        icon={<IconAdjustmentsHorizontal size={17} aria-hidden="true" />}
        disabled={!filters}
        onClick={onOpenFilters}
      >
        {t('listing.filters')}
        {count > 0 && <CountPill tone="soft">{count}</CountPill>}
      </Button>
      <div className={styles['chips']}>
        <AppliedChips filters={filters} />
      </div>
      <span className={styles['spacer']} />
      <SortSelect />
      <SizeSelect size={size} />
      <ViewSwitch view={view} />
      {view === 'table' && <EntrySummary column={column} />}
    </div>
  );
}

function SortSelect() {
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
  const offered = SORT_CHOICES.filter((sort) => canViewPrices || (sort !== 'priceUp' && sort !== 'priceDown'));
  return (
    <InlineSelect
      label={t('listing.sortShort')}
      value={offered.includes(choice.sort) ? choice.sort : 'default'}
      options={offered.map((sort) => ({ value: sort, label: words[sort] }))}
      onChange={(value) => choose(changed(choice, { sort: offered.find((sort) => sort === value) ?? 'default' }))}
    />
  );
}

function SizeSelect({ size }: { readonly size: number }) {
  const { choice, choose } = useListingChoice();
  const { remember } = useRemembered();
  const sizes = [...new Set([...LISTING_SIZES, size])].sort((a, b) => a - b).map(String);
  const pick = (value: string) => {
    remember({ size: Number(value) });
    choose(changed(choice, { size: Number(value) }));
  };
  return (
    <span className={styles['size']}>
      <InlineSelect
        label={t('action.show')}
        value={String(size)}
        options={sizes.map((each) => ({ value: each, label: each }))}
        onChange={pick}
      />
    </span>
  );
}

function ViewSwitch({ view }: { readonly view: View }) {
  const { choice, choose } = useListingChoice();
  const { remember } = useRemembered();
  const words = { cards: t('listing.viewCards'), list: t('listing.viewList'), table: t('listing.viewTable') };
  const pick = (next: View) => {
    remember({ view: next });
    choose({ ...choice, view: next });
  };
  const next = VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] ?? 'cards';
  const NextIcon = VIEW_ICON[next];
  return (
    <>
      <Segmented
        label={t('listing.view')}
        value={view}
        options={VIEWS.map((value) => {
          const Icon = VIEW_ICON[value];
          return { value, label: words[value], icon: <Icon size={17} aria-hidden="true" /> };
        })}
        onChange={pick}
      />
      <IconButton
        variant="line"
        className={styles['viewtoggle']}
        label={words[next]}
        tip="end"
        icon={<NextIcon size={18} aria-hidden="true" />}
        onClick={() => pick(next)}
      />
    </>
  );
}
