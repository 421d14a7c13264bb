import { useState } from 'react';
import { fieldErrors, FormDialog, formError, UserFileFields } from '@sjaj/app-kit';
import type { UserFile } from '@sjaj/contract';
import { t } from '../../shared/texts/t.ts';
import { useSaveFile } from './queries.ts';

interface EditDialogProps {
  readonly file: UserFile;
  readonly onClose: () => void;
}

/** Title, kind and description of a file. */
export function EditDialog({ file, onClose }: EditDialogProps) {
  const { id, version } = file;
  const [draft, setDraft] = useState({ title: file.title, kind: file.kind, description: file.description });
  const save = useSaveFile(onClose);
  return (
    <FormDialog
      title={t('myFiles.editTitle')}
      size="md"
      error={formError(save.error)}
      isSending={save.isPending}
      onSubmit={() => save.mutate({ ...draft, id, version, description: draft.description?.trim() ?? '' })}
      onClose={onClose}
    >
      <UserFileFields draft={draft} errors={fieldErrors(save.error)} onChange={setDraft} />
    </FormDialog>
  );
}
