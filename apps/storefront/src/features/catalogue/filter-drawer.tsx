import { Button, Dialog } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { AppliedChips } from './applied-chips.tsx';
import { FilterPanel, type FilterPanelProps } from './filter-panel.tsx';
import styles from './filters.module.css';

interface FilterDrawerProps extends FilterPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Filters in a drawer: on narrow screens, and for the table view, which needs the full width. */
export function FilterDrawer({ open, onClose, ...panel }: FilterDrawerProps) {
  return (
    <Dialog
      kind="drawer"
      title={t('listing.filters')}
      open={open}
      onClose={onClose}
      foot={
        <Button size="lg" full onClick={onClose}>
          {t('listing.showResults', { count: panel.totalItems })}
        </Button>
      }
    >
      <div className={`sj-row sj-wraps sj-g4 ${styles.applied}`}>
        <AppliedChips filters={panel.filters} />
      </div>
      <div className={styles['roomy']}>
        <FilterPanel {...panel} />
      </div>
    </Dialog>
  );
}
