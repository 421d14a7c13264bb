import './synonyms.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { SynonymGroup } from '@sjaj/contract';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { SynonymsDialog } from './synonyms-dialog.tsx';
import { oneLine } from './words.logic.ts';

interface SynonymsActionsProps {
  readonly group: SynonymGroup;
  readonly list: ListHandle<SynonymGroup>;
}

/** Edit and delete. */
export function SynonymsActions({ group, list }: SynonymsActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const words = oneLine(group.words);
  const remove = useMutation({
    mutationFn: () => api.search.removeSynonyms({ params: { id: group.id } }),
    onSuccess: ({ info }) => {
      close();
      showToast({ title: info?.message ?? t('sign.saved'), text: words });
      list.reload();
    },
  });
  return (
    <span className="sj-row sj-g4 syn-acts">
      <IconButton
        size="sm"
        variant="line"
        label={t('searches.editThis', { words })}
        icon={<IconPencil size={16} aria-hidden="true" />}
        onClick={() => setOpen('edit')}
        tip="end"
      />
      <IconButton
        size="sm"
        variant="line"
        label={t('searches.deleteThis', { words })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setOpen('delete')}
        tip="end"
      />
      {open === 'edit' && <SynonymsDialog group={group} onSaved={list.reload} onClose={close} />}
      <ConfirmDialog
        title={t('searches.deleteGroup')}
        open={open === 'delete'}
        confirmLabel={t('action.delete')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={close}
      >
        {t('searches.deleteSure', { words })}
      </ConfirmDialog>
    </span>
  );
}
