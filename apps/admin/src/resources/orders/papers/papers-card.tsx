import { useMutation, useQuery } from '@tanstack/react-query';
import type { AdminOrder, PaperKind } from '@sjaj/contract';
import { CallFailed } from '@sjaj/client';
import { Panel, DownloadList, Notice, useUiLink } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { showFailure } from '../../../shared/api/failure.ts';
import { saveAs } from '../../../shared/page/save-as.ts';
import { t } from '../../../shared/texts/t.ts';

const TITLES = {
  confirmation: 'orderFacts.confirmation',
  proforma: 'orderFacts.proforma',
  'delivery-note': 'orderFacts.deliveryNote',
} as const;

/** The papers that the order has now, to download; each state of the order has its own. */
export function PapersCard({ order }: { readonly order: AdminOrder }) {
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
    onError: (error) => {
      if (!isCompanyMissing(error)) showFailure(error);
    },
  });
  if (!kinds?.length) return null;
  return (
    <Panel title={t('orders.documents')} className="sj-noprint">
      {isCompanyMissing(download.error) && <EnterCompanyFirst message={download.error.message} />}
      <DownloadList
        papers={kinds.map((kind) => ({ kind, title: t(TITLES[kind]) }))}
        action={t('action.download')}
        busy={download.isPending}
        onDownload={(kind) => download.mutate(kind)}
      />
    </Panel>
  );
}

/** Documents name the company that runs the shop, which nobody has entered yet. */
const isCompanyMissing = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && error.code === 'orders.enter_supplier_first';

function EnterCompanyFirst({ message }: { readonly message: string }) {
  const Link = useUiLink();
  return (
    <Notice tone="error">
      {message}{' '}
      <Link className="sj-link" href="/settings/company">
        {t('supplier.open')}
      </Link>
    </Notice>
  );
}
