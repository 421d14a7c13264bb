import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { PartNumber } from '@sjaj/contract';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { t } from '../../shared/texts/t.ts';
import { CodeDialog } from './code-dialog.tsx';

interface CodeActionsProps {
  readonly companyId: number;
  readonly number: PartNumber;
}

/** Edit and delete. */
export function CodeActions({ companyId, number }: CodeActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const { code } = number;
  const remove = useMutation({
    mutationFn: () => api.companyCodes.remove({ params: { id: companyId, numberId: number.id } }),
    onSuccess: ({ info }) => {
      close();
      showToast({ title: info?.message ?? t('sign.saved'), text: code });
      void queryClient.invalidateQueries({ queryKey: ['company-codes'] });
    },
  });
  return (
    <span className="sj-row sj-g4 adm-codes-actions">
      <IconButton
        size="sm"
        variant="line"
        label={t('companyCodes.editThis', { code })}
        icon={<IconPencil size={16} aria-hidden="true" />}
        onClick={() => setOpen('edit')}
        tip="end"
      />
      <IconButton
        size="sm"
        variant="line"
        label={t('companyCodes.deleteThis', { code })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setOpen('delete')}
        tip="end"
      />
      {open === 'edit' && <CodeDialog companyId={companyId} number={number} onClose={close} />}
      <ConfirmDialog
        title={t('companyCodes.delete')}
        open={open === 'delete'}
        confirmLabel={t('action.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t('companyCodes.deleteSure', { code, article: number.articleCode })}
      </ConfirmDialog>
    </span>
  );
}
