import './row-actions.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { t } from '../texts/t.ts';

/** How a row is deleted: what is asked before, what is called, who is told once it is gone. */
interface Removal {
  readonly title: string;
  readonly question: string;
  readonly run: () => Promise<{ readonly info?: { readonly message: string } }>;
  readonly onRemoved: () => void;
}

interface RowActionsProps {
  /** What is changed or deleted, in words. */
  readonly name: string;
  /** Absent where the row is changed where it stands. */
  readonly onEdit?: () => void;
  readonly removal: Removal;
}

/** Edit and delete at the end of a row; the second asks. */
export function RowActions({ name, onEdit, removal }: RowActionsProps) {
  const [asks, setAsks] = useState(false);
  const remove = useMutation({
    mutationFn: removal.run,
    onSuccess: ({ info }) => {
      setAsks(false);
      showToast({ title: info?.message ?? t('sign.saved'), text: name });
    },
    // What somebody else has deleted meanwhile is gone, too.
    onSettled: removal.onRemoved,
  });
  return (
    <span className="sj-row adm-row-actions">
      {onEdit && (
        <IconButton
          size="sm"
          label={t('form.editRow', { name })}
          icon={<IconPencil size={16} aria-hidden="true" />}
          onClick={onEdit}
          tip="end"
        />
      )}
      <IconButton
        size="sm"
        label={t('form.deleteRow', { name })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsks(true)}
        tip="end"
      />
      <ConfirmDialog
        title={removal.title}
        open={asks}
        confirmLabel={t('action.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsks(false)}
      >
        {removal.question}
      </ConfirmDialog>
    </span>
  );
}
