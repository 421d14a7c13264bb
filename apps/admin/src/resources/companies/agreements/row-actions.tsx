import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { useReload } from './queries.ts';

interface RowActionsProps {
  readonly companyId: number;
  /** What is changed or deleted, in words. */
  readonly name: string;
  readonly onEdit: () => void;
  readonly remove: () => Promise<{ readonly info?: { readonly message: string } }>;
}

/** Edit and delete of an agreement. */
export function RowActions({ companyId, name, onEdit, remove }: RowActionsProps) {
  const [asks, setAsks] = useState(false);
  const reload = useReload(companyId);
  const removal = useMutation({
    mutationFn: remove,
    onSuccess: ({ info }) => {
      setAsks(false);
      showToast({ title: info?.message ?? t('sign.saved'), text: name });
    },
    onSettled: reload,
  });
  return (
    <span className="sj-row sj-g4 adm-company-actions">
      <IconButton
        size="sm"
        variant="line"
        label={t('company.change', { name })}
        icon={<IconPencil size={16} aria-hidden="true" />}
        onClick={onEdit}
        tip="end"
      />
      <IconButton
        size="sm"
        variant="line"
        label={t('company.remove', { name })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsks(true)}
        tip="end"
      />
      <ConfirmDialog
        title={t('company.removeTitle')}
        open={asks}
        confirmLabel={t('action.delete')}
        danger
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onClose={() => setAsks(false)}
      >
        {t('company.removeSure', { name })}
      </ConfirmDialog>
    </span>
  );
}
