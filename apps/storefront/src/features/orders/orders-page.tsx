import { useState } from 'react';
import { IconClipboardList, IconSearch } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button, ButtonLink, Card, EmptyState, PageTitle, Pagination, Segmented, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { addressOf, choiceFrom, ORDER_GROUPS, type OrderChoice } from './order-choice.logic.ts';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';
import { ordersQuery, PAGE_SIZE } from './queries.ts';

/** The orders of the caller, of the whole company for its admin. */
export function OrdersPage() {
  const search = useSearch({ strict: false });
  const choice = choiceFrom({ ...search });
  const { data } = useSuspenseQuery(ordersQuery(choice));
  const navigate = useNavigate();
  const choose = (part: Partial<OrderChoice>): void =>
    void navigate({ to: addressOf({ ...choice, page: 1, ...part }), replace: true, resetScroll: false });
  const isFiltered = choice.group !== 'all' || choice.text !== '' || choice.from !== '' || choice.to !== '';
  if (data.totalItems === 0 && !isFiltered) return <NoOrders />;
  return (
    <>
      <PageTitle title={t('orders.title')} note={t('unit.orders', { count: data.totalItems })} />
      <Filters choice={choice} onChoose={choose} />
      <Card flush>
        {data.orders.length > 0 ? (
          <OrderTable orders={data.orders} />
        ) : (
          <EmptyState
            icon={<IconSearch size={28} />}
            title={t('orders.noneFit')}
            actions={
              <Button variant="line" onClick={() => choose({ group: 'all', text: '', from: '', to: '' })}>
                {t('action.removeAll')}
              </Button>
            }
          />
        )}
      </Card>
      <Pagination
        page={choice.page}
        pageSize={PAGE_SIZE}
        totalItems={data.totalItems}
        hrefOf={(page) => addressOf({ ...choice, page })}
      />
    </>
  );
}

function NoOrders() {
  return (
    <EmptyState
      page
      icon={<IconClipboardList size={28} />}
      title={t('orders.empty')}
      text={t('orders.emptyHint')}
      actions={<ButtonLink href="/">{t('cart.continueShopping')}</ButtonLink>}
    />
  );
}

const GROUP_TEXTS = {
  all: 'orders.groupAll',
  open: 'orders.groupOpen',
  done: 'orders.groupDone',
  cancelled: 'orders.groupCancelled',
} as const;

interface FiltersProps {
  readonly choice: OrderChoice;
  readonly onChoose: (part: Partial<OrderChoice>) => void;
}

function Filters({ choice, onChoose }: FiltersProps) {
  const [text, setText] = useState(choice.text);
  return (
    <form
      className={styles.filters}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose({ text });
      }}
    >
      <Segmented
        label={t('orders.filterStatus')}
        value={choice.group}
        options={ORDER_GROUPS.map((group) => ({ value: group, label: t(GROUP_TEXTS[group]) }))}
        onChange={(group) => onChoose({ group })}
      />
      <TextField
        label={t('action.search')}
        type="search"
        placeholder={t('orders.searchPlaceholder')}
        start={<IconSearch size={16} aria-hidden="true" />}
        value={text}
        maxLength={64}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={() => text !== choice.text && onChoose({ text })}
      />
      <TextField
        label={t('orders.from')}
        type="date"
        value={choice.from}
        max={choice.to || undefined}
        onChange={(event) => onChoose({ from: event.currentTarget.value })}
      />
      <TextField
        label={t('orders.to')}
        type="date"
        value={choice.to}
        min={choice.from || undefined}
        onChange={(event) => onChoose({ to: event.currentTarget.value })}
      />
    </form>
  );
}
