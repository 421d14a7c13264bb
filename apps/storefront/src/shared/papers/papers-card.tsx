import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { Order, PaperKind } from '@sjaj/contract';
import { Card } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { showFailure } from '../api/failure.ts';
import { saveAs } from '../page/save-as.ts';
import { t } from '../texts/t.ts';
import styles from './papers.module.css';

const TITLES = {
  confirmation: 'orderFacts.confirmation',
  proforma: 'orderFacts.proforma',
  'delivery-note': 'orderFacts.deliveryNote',
} as const;

/** The papers that the order has now, to download; each state of the order has its own. */
export function PapersCard({ order }: { readonly order: Order }) {
  const { id, orderNumber, status } = order;
  const { data: kinds } = useQuery({
    queryKey: ['orders', 'papers', id, status],
    queryFn: async ({ signal }) => (await api.orderPapers.list({ params: { id } }, { signal })).data,
  });
  const download = useMutation({
    mutationFn: async (kind: PaperKind) => {
      const { data } = await api.orderPapers.one({ params: { id, kind } });
      saveAs(data, `${t(TITLES[kind])} ${orderNumber}.pdf`);
    },
    onError: showFailure,
  });
  if (!kinds?.length) return null;
  return (
    <Card title={t('orders.documents')} className="sj-noprint">
      <ul className={styles['papers']}>
        {kinds.map((kind) => (
          <li key={kind}>
            <button type="button" disabled={download.isPending} onClick={() => download.mutate(kind)}>
              <IconFileTypePdf size={22} aria-hidden="true" />
              <b>{t(TITLES[kind])}</b>
              <IconDownload size={16} aria-label={t('action.download')} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
