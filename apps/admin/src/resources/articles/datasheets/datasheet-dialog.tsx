import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconFileTypePdf } from '@tabler/icons-react';
import { FormDialog, fieldErrors, messageOf } from '@sjaj/app-kit';
import { adminDatasheets, DATASHEET_KINDS, type DatasheetKind, UPLOAD_LIMITS } from '@sjaj/contract';
import { formatFileSize, isLanguage, type Language, LANGUAGES } from '@sjaj/domain';
import { DateField, DropZone, Field, Notice, SelectField, showToast, TextField } from '@sjaj/ui';
import { sendUpload } from '../../../shared/api/transport.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { t } from '../../../shared/texts/t.ts';
import { datasheetsQuery } from './queries.ts';

interface Draft {
  readonly kind: DatasheetKind;
  readonly language: Language;
  readonly version: string;
  readonly issuedOn: string;
  readonly file: File | null;
}

const NEW: Draft = { kind: 'safety', language: 'bs', version: '', issuedOn: '', file: null };
const VERSION_LENGTH = 20;
const LARGEST_MB = Math.floor(UPLOAD_LIMITS.document.mostBytes / 1_048_576);

interface DatasheetDialogProps {
  readonly articleId: number;
  readonly onClose: () => void;
}

/** A new datasheet, or a new version of one. */
export function DatasheetDialog({ articleId, onClose }: DatasheetDialogProps) {
  const [draft, setDraft] = useState(NEW);
  const [isFileMissing, setFileMissing] = useState(false);
  const set = (change: Partial<Draft>): void => setDraft({ ...draft, ...change });
  const add = useAddDatasheet(articleId, onClose);
  const errors = fieldErrors(add.error);
  const submit = (): void => {
    setFileMissing(draft.file === null);
    if (draft.file) add.mutate({ ...draft, file: draft.file });
  };
  return (
    <FormDialog
      title={t('datasheets.add')}
      error={add.error && Object.keys(errors).length === 0 ? messageOf(add.error) : null}
      isSending={add.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('datasheets.kind')}
        value={draft.kind}
        options={DATASHEET_KINDS.map((kind) => ({ value: kind, label: t(`datasheetKind.${kind}`) }))}
        onChange={({ currentTarget: { value } }) => {
          const kind = DATASHEET_KINDS.find((one) => one === value);
          if (kind) set({ kind });
        }}
      />
      <SelectField
        label={t('field.language')}
        value={draft.language}
        options={LANGUAGES.map((one) => ({ value: one, label: t(`field.${one}`) }))}
        onChange={({ currentTarget: { value } }) => {
          if (isLanguage(value)) set({ language: value });
        }}
      />
      <TextField
        label={t('datasheets.version')}
        optional
        value={draft.version}
        error={errors['version']}
        maxLength={VERSION_LENGTH}
        onChange={(event) => set({ version: event.currentTarget.value })}
      />
      <DateField
        label={t('datasheets.issuedOn')}
        optional
        value={draft.issuedOn}
        error={errors['issuedOn']}
        onChange={(issuedOn) => set({ issuedOn })}
      />
      <Field
        label={t('datasheets.file')}
        error={errors['file'] ?? (isFileMissing && !draft.file ? t('datasheets.fileMissing') : undefined)}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <div id={id} role="group" aria-label={t('datasheets.file')} aria-describedby={describedBy}>
            <DropZone
              title={draft.file?.name ?? t('datasheets.dropFile')}
              hint={draft.file ? formatFileSize(draft.file.size) : t('datasheets.fileHint', { size: LARGEST_MB })}
              icon={<IconFileTypePdf size={28} aria-hidden="true" />}
              accept="application/pdf"
              onFiles={([file]) => file && set({ file })}
            />
          </div>
        )}
      </Field>
      <Notice tone="info">{t('datasheets.replaces')}</Notice>
    </FormDialog>
  );
}

function useAddDatasheet(articleId: number, onDone: () => void) {
  return useMutation({
    mutationFn: ({ kind, language, version, issuedOn, file }: Draft & { readonly file: File }) => {
      const form = {
        kind,
        language,
        ...(version.trim() && { version: version.trim() }),
        ...(issuedOn && { issuedOn }),
      };
      const call = { file, params: { articleId }, form, idempotencyKey: crypto.randomUUID() };
      return sendUpload(adminDatasheets.create, call);
    },
    onSuccess: ({ data, info }) => {
      queryClient.setQueryData(datasheetsQuery(articleId).queryKey, data);
      if (info) showToast({ tone: 'done', title: info.message });
      onDone();
    },
  });
}
