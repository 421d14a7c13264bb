import '../../shared/form/form.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, formError, useSendOnce } from '@sjaj/app-kit';
import { type PartNumber, PartNumberForm } from '@sjaj/contract';
import { showToast, TextField } from '@sjaj/ui';
import { isChangedMeanwhile, savedMeanwhile } from '../../shared/form/changed-meanwhile.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { errorsOf } from '../../shared/form/form-errors.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';

interface PartNumberDialogProps {
  readonly companyId: number;
  /** Absent for a new record. */
  readonly number?: PartNumber;
  readonly onClose: () => void;
}

const reload = (): void => void queryClient.invalidateQueries({ queryKey: ['part-numbers'] });

const NAMES = { code: 'partNumbers.code', articleCode: 'partNumbers.articleCode' } as const;

/** A customer part number and its article. */
export function PartNumberDialog({ companyId, number, onClose }: PartNumberDialogProps) {
  const [code, setCode] = useState(number?.code ?? '');
  const [articleCode, setArticleCode] = useState(number?.articleCode ?? '');
  const [checked, setChecked] = useState(false);
  // One key for all attempts of this dialog: a repeated request creates nothing twice.
  const sendOnce = useSendOnce();
  const save = useMutation({
    mutationFn: (body: PartNumberForm) =>
      number
        ? api.partNumbers.change({
            params: { id: companyId, numberId: number.id },
            body: { ...body, version: number.version },
          })
        : sendOnce(body, (idempotencyKey) => api.partNumbers.add({ params: { id: companyId }, body, idempotencyKey })),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: code });
      reload();
      onClose();
    },
    // The dialog shows the error, and what somebody else has saved.
    onError: (error) => {
      if (isChangedMeanwhile(error)) reload();
    },
  });
  const stored = `${number?.code ?? ''} → ${number?.articleCode ?? ''}`;
  const form = { code: code.trim(), articleCode: articleCode.trim() };
  const errors = { ...fieldErrors(save.error), ...(checked ? errorsOf(PartNumberForm, form, NAMES) : {}) };
  const onSubmit = (): void => {
    setChecked(true);
    const body = PartNumberForm.safeParse(form).data;
    if (body) save.mutate(body);
  };
  return (
    <FormDialog
      title={t(number ? 'partNumbers.edit' : 'partNumbers.add')}
      error={savedMeanwhile(save.error, stored) ?? formError(save.error)}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('partNumbers.code')}
        hint={t('partNumbers.codeHint')}
        ref={firstFocus}
        maxLength={64}
        value={code}
        error={errors['code']}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextField
        label={t('partNumbers.articleCode')}
        maxLength={40}
        value={articleCode}
        error={errors['articleCode']}
        onChange={(event) => setArticleCode(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
