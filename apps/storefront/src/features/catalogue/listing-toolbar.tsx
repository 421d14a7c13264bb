import '../../shared/page/screen-bars.css';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ListingFilters } from '@sjaj/contract';
import { Button, classNames, CountPill, InlineSelect } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { AppliedChips } from './applied-chips.tsx';
import { EntrySummary } from './entry-summary.tsx';
import { changed, filterCount, LISTING_SIZES, type View } from './listing-choice.logic.ts';
import styles from './listing.module.css';
import { useListingPreferences } from './listing-preferences.ts';
import { SortSelect } from './sort-select.tsx';
import type { EntryColumn } from './use-entries.ts';
import { useListingChoice } from './use-listing-choice.ts';
import { ViewSwitch } from './view-switch.tsx';

interface ListingToolbarProps {
  readonly view: View;
  /** What the switch shows: it is a step ahead of the view that is drawn. */
  readonly chosenView: View;
  readonly size: number;
  readonly filters: ListingFilters | undefined;
  readonly column: EntryColumn;
  readonly onOpenFilters: () => void;
}

/** Applied filters, sort order, page size and view. The table also has the sticky total with its button. */
export function ListingToolbar({ view, chosenView, size, filters, column, onOpenFilters }: ListingToolbarProps) {
  const { choice } = useListingChoice();
  const count = filterCount(choice);
  return (
    <div
      className={classNames(styles['toolbar'], view === 'table' && styles['sticky'])}
      data-bar={view === 'table' ? 'top' : undefined}
    >
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
      <ViewSwitch view={chosenView} />
      {view === 'table' && <EntrySummary column={column} />}
    </div>
  );
}

function SizeSelect({ size }: { readonly size: number }) {
  const { choice, choose } = useListingChoice();
  const { storePreferences } = useListingPreferences();
  const sizes = [...new Set([...LISTING_SIZES, size])].sort((a, b) => a - b).map(String);
  const pick = (value: string) => {
    storePreferences({ size: Number(value) });
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
