import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, messageOf, useSendOnce } from '@sjaj/app-kit';
import { type AdminBankAccount, BankAccountForm } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { AccountFields } from '../../../shared/bank-accounts/account-fields.tsx';
import { checkedForm, draftOf, EMPTY_DRAFT, formOf } from '../../../shared/bank-accounts/draft.logic.ts';
import { errorsOf } from '../../../shared/form/form-errors.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { t } from '../../../shared/texts/t.ts';

interface BankAccountDialogProps {
  readonly companyId: number;
  /** null for a new one. */
  readonly account: AdminBankAccount | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const FIELD_NAMES = { account: 'bankAccounts.account', bankId: 'bankAccounts.bank' } as const;

/** Adds or changes a bank account of the company. */
export function BankAccountDialog({ companyId, account, onSaved, onClose }: BankAccountDialogProps) {
  const [draft, setDraft] = useState(account ? draftOf(account) : { ...EMPTY_DRAFT, companyId: String(companyId) });
  const [tried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const save = useMutation({
    mutationFn: (form: BankAccountForm) =>
      account
        ? api.bankAccounts.update({ params: { id: account.id }, body: { ...form, version: account.version } })
        : sendOnce(form, (idempotencyKey) => api.bankAccounts.create({ body: form, idempotencyKey })),
    onSuccess: ({ data, info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: data.account });
      onSaved();
      onClose();
    },
    onError: () => undefined,
  });
  const errors = { ...fieldErrors(save.error), ...(tried && errorsOf(BankAccountForm, formOf(draft), FIELD_NAMES)) };
  const onSubmit = (): void => {
    setTried(true);
    const form = checkedForm(draft);
    if (form) save.mutate(form);
  };
  return (
    <FormDialog
      title={account ? account.account : t('bankAccounts.new')}
      error={save.error ? messageOf(save.error) : null}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <AccountFields
        draft={draft}
        errors={errors}
        onChange={(next) => {
          save.reset();
          setDraft(next);
        }}
      />
    </FormDialog>
  );
}
