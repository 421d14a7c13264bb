import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { messageOf } from '@sjaj/app-kit';
import type { AdminPicture } from '@sjaj/contract';
import { Button, ConfirmDialog, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { BulkProps } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

/** Deletes those of the selected pictures that nothing shows, after a question. */
export function PicturesBulk({ rows, reload, onDone }: BulkProps<AdminPicture>) {
  const [isAsking, setAsking] = useState(false);
  const unused = rows.filter(({ useCount }) => useCount === 0);
  const remove = useMutation({
    mutationFn: async () => {
      let count = 0;
      for (const { id } of unused) {
        try {
          await api.pictures.remove({ params: { id } });
          count += 1;
        } catch (error) {
          // One that is used meanwhile stays, and stops none of the others.
          showToast({ tone: 'warn', title: messageOf(error) });
        }
      }
      return count;
    },
    onSuccess: (count) => {
      showToast({ title: t('sign.saved'), text: t('pictures.removedCount', { count }) });
      setAsking(false);
      reload();
      onDone();
    },
  });
  return (
    <>
      <span className="adm-bulk-rule" />
      <Button
        size="sm"
        icon={<IconTrash size={16} aria-hidden="true" />}
        disabled={unused.length === 0}
        onClick={() => setAsking(true)}
      >
        {t('pictures.removeUnused')}
      </Button>
      <ConfirmDialog
        title={t('pictures.removeUnused')}
        open={isAsking}
        danger
        busy={remove.isPending}
        confirmLabel={t('pictures.removeUnused')}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        {t('pictures.removeUnusedSure', { count: unused.length })}
      </ConfirmDialog>
    </>
  );
}
