import type { ReactNode } from 'react';
import { clientFor, type Transport } from '@sjaj/client';
import { orderDocuments, type OrderStatus, type OrderDocumentKind } from '@sjaj/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Panel, DownloadList } from '@sjaj/ui';
import { showFailure } from '../api/failure.ts';
import { t } from '../texts/texts.ts';
import { saveFile } from './save-file.ts';

const TITLES = {
  confirmation: 'orderFacts.confirmation',
  proforma: 'orderFacts.proforma',
  'delivery-note': 'orderFacts.deliveryNote',
} as const;

interface OrderDocumentsPanelProps {
  readonly order: { readonly id: number; readonly orderNumber: string; readonly status: OrderStatus };
  readonly transport: Transport;
  /** First part of the query key, so that a change of the order refreshes the list. */
  readonly queryRoot: string;
  /** A notice for a failed download. Without one the failure is shown as a toast. */
  readonly noticeOf?: (error: Error) => ReactNode;
}

/** The documents that the order has in its status, to download. */
export function OrderDocumentsPanel({ order, transport, queryRoot, noticeOf }: OrderDocumentsPanelProps) {
  const { id, orderNumber, status } = order;
  const documents = clientFor(orderDocuments, transport);
  const { data: kinds } = useQuery({
    queryKey: [queryRoot, 'orderDocuments', id, status],
    queryFn: async ({ signal }) => (await documents.list({ params: { id } }, { signal })).data,
  });
  const download = useMutation({
    mutationFn: async (kind: OrderDocumentKind) => {
      const { data } = await documents.one({ params: { id, kind } });
      saveFile(data, `${t(TITLES[kind])} ${orderNumber}.pdf`);
    },
    onError: (error) => {
      if (!noticeOf?.(error)) showFailure(error);
    },
  });
  if (!kinds?.length) return null;
  return (
    <Panel title={t('orders.documents')} className="sj-noprint">
      {download.error && noticeOf?.(download.error)}
      <DownloadList
        documents={kinds.map((kind) => ({ kind, title: t(TITLES[kind]) }))}
        action={t('action.download')}
        busy={download.isPending}
        onDownload={(kind) => download.mutate(kind)}
      />
    </Panel>
  );
}
