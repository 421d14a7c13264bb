import { USER_FILE_KINDS, type UserFile, type UserFileKind } from '@sjaj/contract';
import { SelectField, TextArea, TextField } from '@sjaj/ui';
import { t } from '../texts/texts.ts';

interface UserFileKindFieldProps {
  readonly hint?: string;
  readonly kind: UserFileKind;
  readonly onChange: (kind: UserFileKind) => void;
}

/** The choice of a file's kind. */
export const UserFileKindField = ({ hint, kind, onChange }: UserFileKindFieldProps) => (
  <SelectField
    label={t('userFile.kind')}
    hint={hint}
    value={kind}
    options={USER_FILE_KINDS.map((value) => ({ value, label: t(`userFileKind.${value}`) }))}
    onChange={({ currentTarget: { value } }) => onChange(USER_FILE_KINDS.find((known) => known === value) ?? 'other')}
  />
);

type UserFileDraft = Pick<UserFile, 'title' | 'kind' | 'description'>;

interface UserFileFieldsProps {
  readonly draft: UserFileDraft;
  /** By the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (draft: UserFileDraft) => void;
}

/** Title, kind and description of a file. */
export const UserFileFields = ({ draft, errors, onChange }: UserFileFieldsProps) => (
  <>
    <TextField
      label={t('userFile.title')}
      value={draft.title}
      maxLength={120}
      required
      error={errors['title']}
      onChange={(event) => onChange({ ...draft, title: event.currentTarget.value })}
    />
    <UserFileKindField kind={draft.kind} onChange={(kind) => onChange({ ...draft, kind })} />
    <TextArea
      label={t('userFile.description')}
      optional
      value={draft.description ?? ''}
      maxLength={1_000}
      rows={3}
      error={errors['description']}
      onChange={(event) => onChange({ ...draft, description: event.currentTarget.value })}
    />
  </>
);
