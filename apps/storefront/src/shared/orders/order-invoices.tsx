import { useMutation, useQuery } from '@tanstack/react-query';
import { saveFile, showFailure } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { finance, financeDocuments, type FinanceRecord } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { DownloadList, Panel, useAmount } from '@sjaj/ui';
import { transport } from '../api/api.ts';
import { useProfile } from '../session/profile.ts';
import { language, t } from '../texts/t.ts';

const calls = clientFor(finance, transport);
const documents = clientFor(financeDocuments, transport);

/** Invoices and credit notes of an order, to download; nothing while it has none. */
export function OrderInvoices({ orderId }: { readonly orderId: number }) {
  const { companyId, canViewPrices } = useProfile().userData;
  const amount = useAmount();
  const { data: records = [] } = useQuery({
    queryKey: ['orders', 'invoices', orderId],
    enabled: companyId !== null && canViewPrices,
    queryFn: async ({ signal }) => (await calls.ofOrder({ params: { id: orderId } }, { signal })).data,
  });
  const download = useMutation({
    mutationFn: async (id: string) => {
      const { data } = await documents.document({ params: { id } });
      const number = records.find((record) => String(record.id) === id)?.accountNumber ?? id;
      saveFile(data, `${number}.pdf`);
    },
    onError: showFailure,
  });
  if (records.length === 0) return null;
  const titleOf = ({ kind, accountNumber, openAmount, paymentTerm }: FinanceRecord): string => {
    const state = openAmount > 0 ? t('finance.openOf', { amount: amount(openAmount) }) : t('finance.paid');
    const due = openAmount > 0 && paymentTerm && `${t('financeField.dueDate')}: ${formatDate(paymentTerm, language())}`;
    return [`${t(`financeKind.${kind}`)} ${accountNumber}`, state, due].filter(Boolean).join(' · ');
  };
  return (
    <Panel title={t('finance.orderDocuments')} className="sj-noprint">
      <DownloadList
        documents={records.map((record) => ({ kind: String(record.id), title: titleOf(record) }))}
        action={t('action.download')}
        busy={download.isPending}
        onDownload={(id) => download.mutate(id)}
      />
    </Panel>
  );
}
