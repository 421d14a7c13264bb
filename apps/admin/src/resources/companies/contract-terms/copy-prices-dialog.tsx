import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import { Checkbox, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { CompanyChoice } from '../../../shared/company/company-choice.tsx';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { t } from '../../../shared/texts/t.ts';
import { useReload } from './queries.ts';

interface CopyPricesDialogProps {
  readonly companyId: number;
  readonly onClose: () => void;
}

/** Copies the contract prices of another customer. */
export function CopyPricesDialog({ companyId, onClose }: CopyPricesDialogProps) {
  const [from, setFrom] = useState<number | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [isTried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const reload = useReload(companyId);
  const copy = useMutation({
    mutationFn: async (fromCompanyId: number) => {
      const call = { params: { id: companyId }, body: { fromCompanyId, replaces } };
      const copy = (idempotencyKey: string) => api.contractTerms.copyContractPrices({ ...call, idempotencyKey });
      return (await sendOnce(call, copy)).data;
    },
    onSuccess: async ({ copied, kept }) => {
      showToast({ title: t('company.copied', { count: copied }), text: t('company.copiedRest', { count: kept }) });
      onClose();
      await reload();
    },
    onError: () => undefined,
  });
  return (
    <FormDialog
      title={t('company.copyPrices')}
      error={copy.isError ? messageOf(copy.error) : null}
      isSending={copy.isPending}
      verb={t('company.copy')}
      onSubmit={() => {
        setTried(true);
        if (from !== null) copy.mutate(from);
      }}
      onClose={onClose}
    >
      <CompanyChoice
        companyId={from}
        error={isTried && from === null ? t('adminFiles.chooseCompany') : undefined}
        onChoose={setFrom}
      />
      <Checkbox label={t('company.copyReplaces')} checked={replaces} onChange={() => setReplaces(!replaces)} />
    </FormDialog>
  );
}
