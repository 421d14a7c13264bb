import { Button, DateField, SegmentedControl } from '@sjaj/ui';
import { SearchField, useTypedSearch } from '../../shared/page/search-field.tsx';
import { t } from '../../shared/texts/t.ts';
import { FINANCE_VIEWS, type FinanceChoice, periodOf } from './finance-choice.logic.ts';
import styles from './finance.module.css';
import { today } from './queries.ts';

const VIEW_TEXTS = {
  all: 'finance.all',
  open: 'finance.open',
  invoices: 'finance.invoices',
  payments: 'finance.payments',
} as const;

interface FinanceFiltersProps {
  readonly choice: FinanceChoice;
  readonly onChoose: (part: Partial<FinanceChoice>) => void;
}

/** Filters of the account: what kind, which document, which period. */
export function FinanceFilters({ choice, onChoose }: FinanceFiltersProps) {
  const search = useTypedSearch(choice.text, (text) => onChoose({ text }));
  const { from, to } = periodOf(choice, today());
  return (
    <form className={styles.filters} role="search" onSubmit={search.onSubmit}>
      <SegmentedControl
        label={t('finance.show')}
        value={choice.view}
        options={FINANCE_VIEWS.map((view) => ({ value: view, label: t(VIEW_TEXTS[view]) }))}
        onChange={(view) => onChoose({ view })}
      />
      <SearchField search={search} placeholder={t('finance.search')} />
      <DateField
        label={t('finance.from')}
        value={from}
        max={to || undefined}
        onChange={(from, isDate) => isDate && onChoose({ from })}
      />
      <DateField
        label={t('finance.to')}
        value={to}
        min={from || undefined}
        onChange={(to, isDate) => isDate && onChoose({ to })}
      />
      {(from !== '' || to !== '') && (
        <Button variant="ghost" onClick={() => onChoose({ from: '', to: '' })}>
          {t('finance.wholePeriod')}
        </Button>
      )}
    </form>
  );
}
