import './purchasing.css';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { showFailure, usePageTitle } from '@sjaj/app-kit';
import type { PurchaseOrder } from '@sjaj/contract';
import { formatDate, formatDateTime } from '@sjaj/domain';
import { Badge, Breadcrumbs, Button, ConfirmDialog, Facts, PageTitle, Panel, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import { FilesMenu } from '../../shared/files/files-menu.tsx';
import { LoadedRecord, useRecordId } from '../../shared/page/loaded-record.tsx';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { language, t } from '../../shared/texts/t.ts';
import { PurchaseState } from './purchase-state.tsx';
import { purchaseOrderQuery, refreshPurchases } from './queries.ts';
import { ReceiveCard } from './receive-card.tsx';

/** One order at a vendor: its list for the vendor, what has arrived, and what is missing. */
export function PurchaseOrderPage() {
  const query = useQuery(purchaseOrderQuery(useRecordId()));
  usePageTitle(query.data ? `${t('resource.purchasing')} · ${query.data.number}` : null);
  return (
    <LoadedRecord query={query} list="/purchasing/orders" heights={[120, 320]}>
      {(order) => <OrderView order={order} />}
    </LoadedRecord>
  );
}

function OrderView({ order }: { readonly order: PurchaseOrder }) {
  const { id, number, vendor } = order;
  const params = { id };
  const name = `${number} ${vendor.title}`;
  return (
    <>
      <Breadcrumbs
        trail={[
          { href: '/purchasing', title: t('resource.purchasing') },
          { href: '/purchasing/orders', title: t('purchasing.orders') },
          { title: number },
        ]}
      />
      <PageTitle
        title={`${number} · ${vendor.title}`}
        actions={
          <>
            <FilesMenu
              label={t('purchasing.files')}
              files={[
                { title: 'PDF', name: `${name}.pdf`, load: () => api.purchasing.pdf({ params }) },
                { title: 'XLSX', name: `${name}.xlsx`, load: () => api.purchasing.xlsx({ params }) },
                { title: 'CSV', name: `${name}.csv`, load: () => api.purchasing.csv({ params }) },
              ]}
            />
            {order.state === 'ordered' && <CloseButton order={order} />}
          </>
        }
      />
      <div className="adm-lay">
        <div className="adm-lay-main">
          <ReceiveCard key={order.version} order={order} />
        </div>
        <div className="adm-lay-side">
          <FactsCard order={order} />
        </div>
      </div>
    </>
  );
}

function FactsCard({ order }: { readonly order: PurchaseOrder }) {
  const { vendor, state, orderedAt, expectedOn, isLate, endedAt, by, worth, note } = order;
  return (
    <Panel title={t('form.basics')}>
      <Facts
        facts={[
          { term: t('erpOrders.state'), value: <PurchaseState state={state} /> },
          { term: t('purchasing.vendor'), value: <NameCell href={`/vendors/${vendor.id}`} name={vendor.title} /> },
          { term: t('purchasing.orderedAt'), value: formatDateTime(new Date(orderedAt), language()) },
          {
            term: t('purchasing.expectedOn'),
            value: (
              <>
                {formatDate(new Date(expectedOn), language())}{' '}
                {isLate && <Badge tone="warn">{t('purchasing.late')}</Badge>}
              </>
            ),
          },
          ...(endedAt === null
            ? []
            : [{ term: t('purchasing.ended'), value: formatDateTime(new Date(endedAt), language()) }]),
          { term: t('stock.by'), value: by },
          ...(worth === null ? [] : [{ term: t('purchasing.amount'), value: <b>{kmText(worth)}</b> }]),
        ]}
      />
      {note !== '' && <p className="adm-card-foot sj-sm">{note}</p>}
    </Panel>
  );
}

/** Ends an order of which no more is expected. */
function CloseButton({ order: { id, version, number } }: { readonly order: PurchaseOrder }) {
  const [isSure, setSure] = useState(false);
  const close = useMutation({
    mutationFn: () => api.purchasing.close({ params: { id }, body: { version } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved'), text: number }),
    onError: showFailure,
    onSettled: async () => {
      setSure(false);
      await refreshPurchases();
    },
  });
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setSure(true)}>
        {t('purchasing.close')}
      </Button>
      <ConfirmDialog
        title={t('purchasing.close')}
        open={isSure}
        confirmLabel={t('purchasing.close')}
        busy={close.isPending}
        onConfirm={() => close.mutate()}
        onClose={() => setSure(false)}
      >
        {t('purchasing.closeSure')}
      </ConfirmDialog>
    </>
  );
}
