import { clientFor } from '@sjaj/client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Order, orderPapers, type PaperKind } from '@sjaj/contract';
import { Panel, DownloadList } from '@sjaj/ui';
import { showFailure } from '../api/failure.ts';
import { useOrderAccess } from '../order-access/order-access.ts';
import { saveAs } from '../page/save-as.ts';
import { t } from '../texts/t.ts';

const TITLES = {
  confirmation: 'orderFacts.confirmation',
  proforma: 'orderFacts.proforma',
  'delivery-note': 'orderFacts.deliveryNote',
} as const;

/** The papers that the order has now, to download; each state of the order has its own. */
export function PapersCard({ order }: { readonly order: Order }) {
  const { id, orderNumber, status } = order;
  const { key, transport } = useOrderAccess();
  const papers = clientFor(orderPapers, transport);
  const { data: kinds } = useQuery({
    queryKey: [key, 'papers', id, status],
    queryFn: async ({ signal }) => (await papers.list({ params: { id } }, { signal })).data,
  });
  const download = useMutation({
    mutationFn: async (kind: PaperKind) => {
      const { data } = await papers.one({ params: { id, kind } });
      saveAs(data, `${t(TITLES[kind])} ${orderNumber}.pdf`);
    },
    onError: showFailure,
  });
  if (!kinds?.length) return null;
  return (
    <Panel title={t('orders.documents')} className="sj-noprint">
      <DownloadList
        papers={kinds.map((kind) => ({ kind, title: t(TITLES[kind]) }))}
        action={t('action.download')}
        busy={download.isPending}
        onDownload={(kind) => download.mutate(kind)}
      />
    </Panel>
  );
}
