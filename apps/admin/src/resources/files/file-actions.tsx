import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconArchive, IconArrowBackUp, IconPencil } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminFile } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import type { ListHandle } from '../../shared/list/definition.ts';
import { RowButton } from '../../shared/record/row-button.tsx';
import { t } from '../../shared/texts/t.ts';
import { EditDialog } from './edit-dialog.tsx';
import { calls } from './queries.ts';

interface FileActionsProps {
  readonly file: AdminFile;
  readonly list: ListHandle<AdminFile>;
}

/** Edits and archives a file, or restores an archived one. Archiving has an undo. */
export function FileActions({ file, list }: FileActionsProps) {
  const { id, title, isArchived } = file;
  const [isEditing, setEditing] = useState(false);
  const restore = useMutation({
    mutationFn: () => calls.restore({ params: { id } }),
    onSuccess: ({ info }) => info && showToast({ title: info.message, text: title }),
    onError: showFailure,
    onSettled: list.reload,
  });
  const archive = useMutation({
    mutationFn: () => calls.archive({ params: { id } }),
    onSuccess: ({ info }) => info && showToast({ title: info.message, text: title, onUndo: () => restore.mutate() }),
    onError: showFailure,
    onSettled: list.reload,
  });
  if (isArchived) {
    return (
      <RowButton
        label={t('adminFiles.restoreThis', { title })}
        icon={IconArrowBackUp}
        disabled={restore.isPending}
        onClick={() => restore.mutate()}
      />
    );
  }
  return (
    <span className="sj-row sj-g4">
      <RowButton label={t('adminFiles.editThis', { title })} icon={IconPencil} onClick={() => setEditing(true)} />
      <RowButton
        label={t('adminFiles.archiveThis', { title })}
        icon={IconArchive}
        disabled={archive.isPending}
        onClick={() => archive.mutate()}
      />
      {isEditing && (
        <EditDialog file={file} onSaved={list.replace} onOvertaken={list.reload} onClose={() => setEditing(false)} />
      )}
    </span>
  );
}
