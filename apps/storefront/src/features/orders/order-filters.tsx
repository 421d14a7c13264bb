import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Button, Checkbox, classNames, CountPill, DateField, SegmentedControl, SelectField } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { SearchField, useTypedSearch } from '../../shared/page/search-field.tsx';
import { t } from '../../shared/texts/t.ts';
import { addressOf, ORDER_GROUPS, type OrderChoice } from './order-choice.logic.ts';
import styles from './order-filters.module.css';
import { addressesQuery } from './queries.ts';

const GROUP_TEXTS = {
  all: 'orders.groupAll',
  open: 'orders.groupOpen',
  done: 'orders.groupDone',
  cancelled: 'orders.groupCancelled',
} as const;

interface OrderFiltersProps {
  readonly choice: OrderChoice;
  readonly onChoose: (part: Partial<OrderChoice>) => void;
}

/** The requested choice, shown at once while the list is still loading. */
function useRequestedChoice(choice: OrderChoice, onChoose: OrderFiltersProps['onChoose']) {
  const over = addressOf(choice);
  const [requested, setRequested] = useState<{ readonly over: string; readonly choice: OrderChoice } | null>(null);
  // Reset on any navigation, so that going back does not show an old request.
  if (requested !== null && requested.over !== over) setRequested(null);
  const shown = requested?.over === over ? requested.choice : choice;
  const choose = (part: Partial<OrderChoice>): void => {
    const next = { ...shown, ...part, page: 1 };
    setRequested({ over, choice: next });
    onChoose(next);
  };
  return [shown, choose] as const;
}

/**
 * Filters of the list: status, text, address and period. Company admins can also choose own orders only. On a phone address and period are
 * behind a button, so that the first orders are on the first screen.
 */
export function OrderFilters(props: OrderFiltersProps) {
  const [choice, onChoose] = useRequestedChoice(props.choice, props.onChoose);
  const search = useTypedSearch(choice.text, (text) => onChoose({ text }));
  const seesColleagues = useProfile().userData.role === 'company_admin';
  const chosen = [choice.address, choice.from, choice.to, choice.isOwn].filter(Boolean).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  return (
    <form className={classNames(styles.filters, !isOpen && styles.folded)} role="search" onSubmit={search.onSubmit}>
      <SegmentedControl
        label={t('orders.filterStatus')}
        value={choice.group}
        options={ORDER_GROUPS.map((group) => ({ value: group, label: t(GROUP_TEXTS[group]) }))}
        onChange={(group) => onChoose({ group })}
      />
      <SearchField search={search} placeholder={t('orders.searchPlaceholder')} />
      <Button
        variant="line"
        className={styles.moreFilters}
        icon={<IconAdjustmentsHorizontal size={17} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('listing.filters')}
        {chosen > 0 && <CountPill tone="soft">{chosen}</CountPill>}
      </Button>
      <AddressFilter choice={choice} onChoose={onChoose} />
      <DateField
        label={t('orders.from')}
        value={choice.from}
        max={choice.to || undefined}
        onChange={(from, isDate) => isDate && onChoose({ from })}
      />
      <DateField
        label={t('orders.to')}
        value={choice.to}
        min={choice.from || undefined}
        onChange={(to, isDate) => isDate && onChoose({ to })}
      />
      {seesColleagues && (
        <span className={styles.own}>
          <Checkbox
            label={t('orders.onlyOwn')}
            checked={choice.isOwn}
            onChange={(event) => onChoose({ isOwn: event.currentTarget.checked })}
          />
        </span>
      )}
    </form>
  );
}

/** Delivery addresses of past orders, including the one in the URL. */
function AddressFilter({ choice, onChoose }: OrderFiltersProps) {
  const { data: known = [] } = useQuery(addressesQuery);
  const { address } = choice;
  const isKnown = address === '' || known.some((one) => one.address === address);
  const all = isKnown ? known : [{ address, title: address }, ...known];
  return (
    <SelectField
      label={t('orderFacts.deliveryAddress')}
      value={address}
      options={[
        { value: '', label: t('orders.anyAddress') },
        ...all.map((one) => ({ value: one.address, label: one.title })),
      ]}
      onChange={(event) => onChoose({ address: event.currentTarget.value })}
    />
  );
}
