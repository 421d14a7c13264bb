import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { type AdminFile, USER_FILE_KINDS, type UserFileKind } from '@sjaj/contract';
import { SelectField, showToast, TextArea, TextField } from '@sjaj/ui';
import { refusedFields } from '../../shared/form/form-errors.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { t } from '../../shared/texts/t.ts';
import { calls } from './queries.ts';

export const kindOptions = () => USER_FILE_KINDS.map((value) => ({ value, label: t(`userFileKind.${value}`) }));
export const kindFrom = (value: string): UserFileKind => USER_FILE_KINDS.find((kind) => kind === value) ?? 'other';

interface EditDialogProps {
  readonly file: AdminFile;
  readonly onSaved: (file: AdminFile) => void;
  readonly onClose: () => void;
}

/** Title, kind and description of a file. */
export function EditDialog({ file, onSaved, onClose }: EditDialogProps) {
  const { id, version } = file;
  const [title, setTitle] = useState(file.title);
  const [kind, setKind] = useState(file.kind);
  const [description, setDescription] = useState(file.description ?? '');
  const save = useMutation({
    mutationFn: () => {
      const text = description.trim();
      return calls.update({
        params: { id },
        body: { version, title, kind, ...(text !== '' && { description: text }) },
      });
    },
    onSuccess: ({ data, info }) => {
      if (info) showToast({ title: info.message, text: data.title });
      onSaved(data);
      onClose();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const errors = refusedFields(save.error);
  return (
    <FormDialog
      title={t('adminFiles.edit')}
      error={Object.keys(errors).length > 0 ? null : save.error && messageOf(save.error)}
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('adminFiles.title')}
        ref={firstFocus}
        value={title}
        maxLength={120}
        error={errors['title']}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <SelectField
        label={t('adminFiles.kind')}
        value={kind}
        options={kindOptions()}
        onChange={(event) => setKind(kindFrom(event.currentTarget.value))}
      />
      <TextArea
        label={t('adminFiles.description')}
        optional
        value={description}
        maxLength={1_000}
        rows={3}
        error={errors['description']}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
