import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, formError, UserFileFields } from '@sjaj/app-kit';
import type { AdminFile } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { isChangedMeanwhile, savedMeanwhile } from '../../shared/form/changed-meanwhile.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { t } from '../../shared/texts/t.ts';
import { calls } from './queries.ts';

interface EditDialogProps {
  readonly file: AdminFile;
  readonly onSaved: (file: AdminFile) => void;
  /** Reloads the files: somebody else has saved this one. */
  readonly onOvertaken: () => void;
  readonly onClose: () => void;
}

/** Title, kind and description of a file. */
export function EditDialog({ file, onSaved, onOvertaken, onClose }: EditDialogProps) {
  const { id, version } = file;
  const [draft, setDraft] = useState({ title: file.title, kind: file.kind, description: file.description });
  const save = useMutation({
    mutationFn: () => {
      const { title, kind } = draft;
      const description = draft.description?.trim();
      return calls.update({ params: { id }, body: { version, title, kind, ...(description && { description }) } });
    },
    onSuccess: ({ data, info }) => {
      if (info) showToast({ title: info.message, text: data.title });
      onSaved(data);
      onClose();
    },
    // The dialog shows the error, and what somebody else has saved.
    onError: (error) => {
      if (isChangedMeanwhile(error)) onOvertaken();
    },
  });
  return (
    <FormDialog
      title={t('adminFiles.edit')}
      error={savedMeanwhile(save.error, file.title) ?? formError(save.error)}
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <UserFileFields draft={draft} errors={fieldErrors(save.error)} onChange={setDraft} />
    </FormDialog>
  );
}
