import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconDownload, IconFileTypePdf, IconPaperclip, IconTrash } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { FinanceRecord } from '@sjaj/contract';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { useCan } from '../../shared/session/profile.ts';
import { Allowed } from '../../shared/session/allowed.tsx';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { t } from '../../shared/texts/t.ts';
import { FINANCE_KEY } from './queries.ts';

const reload = (): void => void queryClient.invalidateQueries({ queryKey: FINANCE_KEY });

/** The PDF of an invoice or a credit note: to attach, replace, download and remove. */
export function RecordFile({ record }: { readonly record: FinanceRecord }) {
  const { id, kind, accountNumber: number, hasFile } = record;
  const canEdit = useCan('editFinance');
  const [isRemoving, setRemoving] = useState(false);
  const download = useDownload();
  const remove = useMutation({
    mutationFn: () => api.finance.detach({ params: { id } }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: number });
      setRemoving(false);
      reload();
    },
    onError: showFailure,
  });
  if (kind !== 'invoice' && kind !== 'credit_note') return null;
  return (
    <span className="sj-row sj-nw">
      {hasFile && <IconFileTypePdf size={18} aria-label={t('finance.hasFile')} />}
      <Allowed to="editFinance">
        <AttachButton record={record} />
      </Allowed>
      <IconButton
        label={t('finance.download', { number })}
        icon={<IconDownload size={16} aria-hidden="true" />}
        size="sm"
        tip="end"
        disabled={download.isPending}
        onClick={() => download.mutate({ name: `${number}.pdf`, load: () => api.finance.document({ params: { id } }) })}
      />
      {hasFile && canEdit && (
        <IconButton
          label={t('finance.detach', { number })}
          icon={<IconTrash size={16} aria-hidden="true" />}
          size="sm"
          tip="end"
          onClick={() => setRemoving(true)}
        />
      )}
      {isRemoving && (
        <ConfirmDialog
          title={t('finance.detach', { number })}
          open
          danger
          confirmLabel={t('action.delete')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => setRemoving(false)}
        >
          {t('finance.detachSure')}
        </ConfirmDialog>
      )}
    </span>
  );
}

function AttachButton({ record: { id, accountNumber: number, hasFile } }: { readonly record: FinanceRecord }) {
  const input = useRef<HTMLInputElement>(null);
  const attach = useMutation({
    mutationFn: (file: File) => api.finance.attach({ params: { id }, file }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: number });
      reload();
    },
    onError: showFailure,
  });
  return (
    <>
      <IconButton
        label={t(hasFile ? 'finance.replace' : 'finance.attach', { number })}
        icon={<IconPaperclip size={16} aria-hidden="true" />}
        size="sm"
        disabled={attach.isPending}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept="application/pdf"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) attach.mutate(file);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
