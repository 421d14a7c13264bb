import { useState } from 'react';
import { fieldErrors, FormDialog, formError } from '@sjaj/app-kit';
import { type PartNumber, PartNumberForm } from '@sjaj/contract';
import { TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useSaveNumber } from './queries.ts';

interface NumberDialogProps {
  /** Absent for a new one. */
  readonly number?: PartNumber;
  readonly onClose: () => void;
}

/** Form with a part number and its article. */
export function NumberDialog({ number, onClose }: NumberDialogProps) {
  const [code, setCode] = useState(number?.code ?? '');
  const [articleCode, setArticleCode] = useState(number?.articleCode ?? '');
  const [checked, setChecked] = useState(false);
  const save = useSaveNumber(onClose);
  const form = PartNumberForm.safeParse({ code: code.trim(), articleCode: articleCode.trim() });
  const refused = fieldErrors(save.error);
  const errorOf = (field: 'code' | 'articleCode') =>
    checked && !form.success && form.error.issues.some(({ path }) => path[0] === field)
      ? t('validation.required', { field: t(field === 'code' ? 'partNumbers.code' : 'partNumbers.articleCode') })
      : refused[field];
  const submit = (): void => {
    setChecked(true);
    if (form.success) save.mutate({ form: form.data, number });
  };
  return (
    <FormDialog
      title={t(number ? 'partNumbers.edit' : 'partNumbers.add')}
      error={formError(save.error)}
      isSending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('partNumbers.code')}
        hint={t('partNumbers.codeHint')}
        maxLength={64}
        value={code}
        error={errorOf('code')}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextField
        label={t('partNumbers.articleCode')}
        maxLength={40}
        value={articleCode}
        error={errorOf('articleCode')}
        onChange={(event) => setArticleCode(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
