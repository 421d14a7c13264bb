import './order.css';
import { useQuery } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { OrderEditsPanel, usePageTitle } from '@sjaj/app-kit';
import type { AdminOrder } from '@sjaj/contract';
import { Breadcrumbs, Button, PageTitle } from '@sjaj/ui';
import { Allowed } from '../../shared/session/allowed.tsx';
import { NotesCard } from '../../shared/notes/notes-card.tsx';
import { LoadedRecord, useRecordId } from '../../shared/page/loaded-record.tsx';
import { StatusBadge } from '../../shared/orders/status-badge.tsx';
import { t } from '../../shared/texts/t.ts';
import { CompanyCard } from './company-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderFactsCards } from './order-facts-cards.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderHistory } from './order-history.tsx';
import { EditLinesButton } from './line-edits/edit-lines-button.tsx';
import { OrderLinks } from './split-merge/order-links.tsx';
import { SplitMergeButton } from './split-merge/split-merge-button.tsx';
import { OrderDocuments } from './order-documents.tsx';
import { PaymentsCard } from './payments/payments-card.tsx';
import { orderQuery } from './queries.ts';

/** The page of an order: lines, customer, warnings and actions. */
export function OrderPage() {
  const query = useQuery(orderQuery(useRecordId()));
  usePageTitle(query.data ? t('orders.one', { number: query.data.orderNumber }) : null);
  return (
    <LoadedRecord query={query} list="/orders" heights={[420]}>
      {(order) => <OrderView order={order} />}
    </LoadedRecord>
  );
}

function OrderView({ order }: { readonly order: AdminOrder }) {
  return (
    <>
      <Breadcrumbs trail={[{ href: '/orders', title: t('orders.title') }, { title: order.orderNumber }]} />
      <PageTitle
        title={t('orders.one', { number: order.orderNumber })}
        note={<StatusBadge order={order} />}
        actions={
          <>
            <Button
              variant="line"
              size="sm"
              icon={<IconPrinter size={16} aria-hidden="true" />}
              onClick={() => window.print()}
            >
              {t('orders.print')}
            </Button>
            <Allowed to="decideOrders">
              <EditLinesButton order={order} />
              <SplitMergeButton order={order} />
            </Allowed>
            <OrderActions order={order} />
          </>
        }
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          <OrderLinks order={order} />
          <OrderNotices order={order} />
          <OrderLines order={order} />
          <OrderEditsPanel edits={order.edits} />
          <OrderHistory order={order} />
        </div>
        <div className="adm-lay-side">
          <CompanyCard order={order} />
          <NotesCard entity="sales_order" id={order.id} />
          <PaymentsCard order={order} />
          <OrderFactsCards order={order} />
          <OrderDocuments order={order} />
        </div>
      </div>
    </>
  );
}
