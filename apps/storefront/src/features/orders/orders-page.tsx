import { IconClipboardList, IconSearch } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AppliedChip, Button, ButtonLink, Panel, EmptyState, PageTitle, Pagination } from '@sjaj/ui';
import { PrintHead } from '../../shared/print/print-head.tsx';
import { useLoadedSearch } from '../../shared/page/use-loaded-search.ts';
import { t } from '../../shared/texts/t.ts';
import { DeputyNotice } from './deputy-notice.tsx';
import { ExportMenu } from './export-menu.tsx';
import { addressOf, ANY_ORDER, choiceFrom, isNarrowed, type OrderChoice } from './order-choice.logic.ts';
import { OrderFilters } from './order-filters.tsx';
import { OrderSizeSelect, storedPageSize } from './order-size.tsx';
import { OrderTable } from './order-table.tsx';
import styles from './orders.module.css';
import { ordersQuery } from './queries.ts';
import { WaitingChip } from './waiting-chip.tsx';

const WAIT_TEXTS = {
  stock: 'orders.waitForStock',
  approval: 'dashboard.inApproval',
  payment: 'dashboard.unpaid',
} as const;

/** Orders of the user; for company admins those of the whole company. */
export function OrdersPage() {
  const search = useSearch({ strict: false });
  const loadedSearch = useLoadedSearch();
  const choice = choiceFrom({ ...search });
  const loaded = choiceFrom({ ...loadedSearch });
  const size = loaded.size ?? storedPageSize();
  const { data } = useSuspenseQuery(ordersQuery({ ...loaded, size }));
  const navigate = useNavigate();
  const choose = (part: Partial<OrderChoice>): void =>
    void navigate({ to: addressOf({ ...choice, page: 1, ...part }), replace: true, resetScroll: false });
  if (data.totalItems === 0 && !isNarrowed(loaded)) return <NoOrders />;
  return (
    <>
      <PrintHead />
      <PageTitle
        title={t('orders.title')}
        note={
          <span className={styles.note}>
            {t('unit.orders', { count: data.totalItems })}
            {!choice.isForMe && <WaitingChip onPick={() => choose({ isForMe: true })} />}
          </span>
        }
        actions={
          data.totalItems > 0 && (
            <>
              <ButtonLink variant="line" size="sm" href="/profile/safety-sheets">
                {t('safetySheets.title')}
              </ButtonLink>
              <ExportMenu choice={choice} />
            </>
          )
        }
      />
      <div className={styles.notices}>
        <DeputyNotice />
      </div>
      <OrderFilters choice={choice} onChoose={choose} />
      {(choice.waitsFor ?? choice.isForMe) && (
        <div className={styles.applied}>
          {choice.waitsFor && (
            <AppliedChip label={t(WAIT_TEXTS[choice.waitsFor])} onRemove={() => choose({ waitsFor: null })} />
          )}
          {choice.isForMe && (
            <AppliedChip label={t('approval.waitForYou')} onRemove={() => choose({ isForMe: false })} />
          )}
        </div>
      )}
      <Panel flush>
        {data.orders.length > 0 ? (
          <OrderTable orders={data.orders} />
        ) : (
          <EmptyState
            icon={<IconSearch size={28} />}
            title={t(loaded.isForMe ? 'approval.noneForYou' : 'orders.noneFit')}
            actions={
              <Button variant="line" onClick={() => choose(ANY_ORDER)}>
                {t('action.removeAll')}
              </Button>
            }
          />
        )}
      </Panel>
      <Pagination
        page={choice.page}
        pageSize={size}
        totalItems={data.totalItems}
        hrefOf={(page) => addressOf({ ...choice, page })}
      >
        <OrderSizeSelect size={size} onChoose={(next) => choose({ size: next })} />
      </Pagination>
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
      actions={<ButtonLink href="/">{t('cartPage.continueShopping')}</ButtonLink>}
    />
  );
}
