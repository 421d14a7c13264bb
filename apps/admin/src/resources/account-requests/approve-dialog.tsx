import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, messageOf, useSendOnce } from '@sjaj/app-kit';
import type { AccountRequest } from '@sjaj/contract';
import { Notice, SelectField, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { type FieldErrors } from '../../shared/form/form-errors.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { t } from '../../shared/texts/t.ts';
import { AccountFields } from './account-fields.tsx';
import { type ApprovalDraft, approvalDraft, approvalErrors, approvalOf } from './approve.logic.ts';
import { refreshRequests } from './queries.ts';
import { RightsFields } from './rights-fields.tsx';
import { TermsFields } from './terms-fields.tsx';

interface ApproveDialogProps {
  readonly request: AccountRequest;
  readonly onClose: () => void;
}

/** The errors of the server's answer, by the names of the form's fields. */
const serverErrors = (error: unknown): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([field, message]) => [field.replace(/^(?:account|rights)\./, ''), message]),
  );

/** Corrects the data, sets terms and rights, and approves the request. Says what the approval will create. */
export function ApproveDialog({ request, onClose }: ApproveDialogProps) {
  const [draft, setDraft] = useState(() => approvalDraft(request));
  const [isSubmitted, setIsSubmitted] = useState(false);
  const sendOnce = useSendOnce();
  const approve = useMutation({
    mutationFn: () => {
      const call = { params: { id: request.id }, body: approvalOf(draft, request) };
      return sendOnce(call, (idempotencyKey) => api.accountRequests.approve({ ...call, idempotencyKey }));
    },
    onSuccess: async ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: draft.companyTitle });
      await refreshRequests();
      onClose();
    },
    // The dialog shows the error. The page may be outdated.
    onError: refreshRequests,
  });
  const draftErrors = approvalErrors(draft);
  const errors = { ...serverErrors(approve.error), ...(isSubmitted ? draftErrors : {}) };
  const set = (part: Partial<ApprovalDraft>): void => {
    setDraft({ ...draft, ...part });
    if (approve.error) approve.reset();
  };
  const onSubmit = (): void => {
    setIsSubmitted(true);
    if (Object.keys(draftErrors).length === 0) approve.mutate();
  };
  const companies = request.duplicates.filter(({ companyId }) => companyId !== null);
  const joined = companies.find(({ companyId }) => String(companyId) === draft.joinCompanyId);
  const options = new Map(companies.map(({ companyId, companyTitle }) => [String(companyId), companyTitle ?? '']));
  const fields = { draft, set, errors };
  return (
    <FormDialog
      title={`${t('accountRequests.approve')}: ${request.companyTitle}`}
      size="lg"
      error={approve.error && messageOf(approve.error)}
      isSending={approve.isPending}
      verb={t('accountRequests.approve')}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {options.size > 0 && (
        <SelectField
          label={t('accountRequests.joinCompany')}
          value={draft.joinCompanyId}
          options={[
            { value: '', label: t('accountRequests.newCompany', { company: draft.companyTitle }) },
            ...[...options].map(([value, label]) => ({ value, label })),
          ]}
          onChange={(event) => set({ joinCompanyId: event.currentTarget.value })}
        />
      )}
      <AccountFields {...fields} />
      {draft.joinCompanyId === '' && <TermsFields {...fields} />}
      <RightsFields {...fields} />
      <Notice>
        {joined
          ? t('accountRequests.joins', { company: joined.companyTitle ?? '', email: draft.email })
          : t('accountRequests.creates', { email: draft.email })}
      </Notice>
    </FormDialog>
  );
}
