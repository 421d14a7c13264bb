import '../../shared/form/form.css';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { type PartNumber, PartNumberForm } from '@sjaj/contract';
import { Button, Dialog, Notice, showToast, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { messageOf } from '../../shared/api/failure.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { faultsOf, refusedFields } from '../../shared/form/faults.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { t } from '../../shared/texts/t.ts';

interface CodeDialogProps {
  readonly companyId: number;
  /** Absent for a new one. */
  readonly number?: PartNumber;
  readonly onClose: () => void;
}

const FORM_ID = 'part-number';
const NAMES = { code: 'companyCodes.code', articleCode: 'companyCodes.articleCode' } as const;

/** A part number and the article that it names. */
export function CodeDialog({ companyId, number, onClose }: CodeDialogProps) {
  const [code, setCode] = useState(number?.code ?? '');
  const [articleCode, setArticleCode] = useState(number?.articleCode ?? '');
  const [checked, setChecked] = useState(false);
  // The same for every try of this dialog: a lost answer adds nothing twice.
  const [idempotencyKey, renewKey] = useState(() => crypto.randomUUID());
  const save = useMutation({
    mutationFn: (body: PartNumberForm) =>
      number
        ? api.companyCodes.change({
            params: { id: companyId, numberId: number.id },
            body: { ...body, version: number.version },
          })
        : api.companyCodes.add({ params: { id: companyId }, body, idempotencyKey }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: code });
      void queryClient.invalidateQueries({ queryKey: ['company-codes'] });
      onClose();
    },
    // It stands in the dialog.
    onError: () => renewKey(crypto.randomUUID()),
  });
  const form = { code: code.trim(), articleCode: articleCode.trim() };
  const faults = { ...refusedFields(save.error), ...(checked ? faultsOf(PartNumberForm, form, NAMES) : {}) };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    const body = PartNumberForm.safeParse(form).data;
    if (body && !save.isPending) save.mutate(body);
  };
  return (
    <Dialog
      title={t(number ? 'companyCodes.edit' : 'companyCodes.add')}
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
      <form id={FORM_ID} className="sj-col sj-g12 adm-dialog-form" noValidate onSubmit={onSubmit}>
        {save.error && Object.keys(refusedFields(save.error)).length === 0 && (
          <Notice tone="error">{messageOf(save.error)}</Notice>
        )}
        <TextField
          label={t('companyCodes.code')}
          hint={t('companyCodes.codeHint')}
          ref={firstFocus}
          maxLength={64}
          value={code}
          error={faults['code']}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <TextField
          label={t('companyCodes.articleCode')}
          maxLength={40}
          value={articleCode}
          error={faults['articleCode']}
          onChange={(event) => setArticleCode(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
