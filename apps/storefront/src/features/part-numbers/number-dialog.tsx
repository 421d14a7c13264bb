import { useState } from 'react';
import type { FormEvent } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { type PartNumber, PartNumberForm } from '@sjaj/contract';
import { Button, Dialog, Notice, TextField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { useSaveNumber } from './queries.ts';

interface NumberDialogProps {
  /** Absent for a new one. */
  readonly number?: PartNumber;
  readonly onClose: () => void;
}

const FORM_ID = 'part-number';

/** Form with a part number and its article. */
export function NumberDialog({ number, onClose }: NumberDialogProps) {
  const [code, setCode] = useState(number?.code ?? '');
  const [articleCode, setArticleCode] = useState(number?.articleCode ?? '');
  const [checked, setChecked] = useState(false);
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const save = useSaveNumber(onClose, () => renewKey(crypto.randomUUID()));
  const form = PartNumberForm.safeParse({ code: code.trim(), articleCode: articleCode.trim() });
  const refused = fieldErrors(save.error);
  const errorOf = (field: 'code' | 'articleCode') =>
    checked && !form.success && form.error.issues.some(({ path }) => path[0] === field)
      ? t('validation.required', { field: t(field === 'code' ? 'partNumbers.code' : 'partNumbers.articleCode') })
      : refused[field];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (form.success && !save.isPending) save.mutate({ form: form.data, number, idempotencyKey });
  };
  return (
    <Dialog
      title={t(number ? 'partNumbers.edit' : 'partNumbers.add')}
      open
      onClose={onClose}
      size="sm"
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={save.isPending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} className="sj-col sj-g12" noValidate onSubmit={onSubmit}>
        {save.error && Object.keys(refused).length === 0 && <Notice tone="error">{messageOf(save.error)}</Notice>}
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
      </form>
    </Dialog>
  );
}
