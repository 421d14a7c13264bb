import { type FormEvent, useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { USER_FILE_KINDS, type UserFile, type UserFileKind } from '@sjaj/contract';
import { Button, Dialog, Notice, SelectField, TextArea, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './files.module.css';
import { useSaveFile } from './queries.ts';

const FORM = 'edit-file';

export const kindOptions = () => USER_FILE_KINDS.map((value) => ({ value, label: t(`userFileKind.${value}`) }));
export const kindFrom = (value: string): UserFileKind => USER_FILE_KINDS.find((kind) => kind === value) ?? 'other';

interface EditDialogProps {
  readonly file: UserFile;
  readonly onClose: () => void;
}

/** Title, kind and description of a file. */
export function EditDialog({ file, onClose }: EditDialogProps) {
  const { id, version } = file;
  const [title, setTitle] = useState(file.title);
  const [kind, setKind] = useState(file.kind);
  const [description, setDescription] = useState(file.description ?? '');
  const save = useSaveFile(onClose);
  const errors = fieldErrors(save.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save.mutate({ id, version, title, kind, description: description.trim() });
  };
  return (
    <Dialog
      title={t('myFiles.editTitle')}
      open
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM} busy={save.isPending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.form} onSubmit={submit}>
        {save.error && Object.keys(errors).length === 0 && <Notice tone="error">{messageOf(save.error)}</Notice>}
        <TextField
          label={t('myFiles.name')}
          value={title}
          maxLength={120}
          required
          error={errors['title']}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <SelectField
          label={t('myFiles.kind')}
          value={kind}
          options={kindOptions()}
          onChange={(event) => setKind(kindFrom(event.currentTarget.value))}
        />
        <TextArea
          label={t('myFiles.description')}
          optional
          value={description}
          maxLength={1_000}
          rows={3}
          error={errors['description']}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
