import '../../shared/form/form.css';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, formError } from '@sjaj/app-kit';
import { API_KEY_REQUESTS, ApiKeyForm } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { DateField, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { firstFocus } from '../../shared/form/first-focus.ts';
import { FormDialog } from '../../shared/form/form-dialog.tsx';
import { errorsOf } from '../../shared/form/form-errors.ts';
import { SecretDialog } from '../../shared/secret/secret-dialog.tsx';
import { CapabilityFields } from '../../shared/staff-roles/capability-fields.tsx';
import { t } from '../../shared/texts/t.ts';

const NAMES = {
  title: 'apiKeys.title',
  capabilities: 'apiKeys.capabilities',
  requestsPerMinute: 'apiKeys.requests',
  expiresOn: 'apiKeys.expiresOn',
} as const;

const A_YEAR_DAYS = 365;

interface Draft {
  readonly title: string;
  readonly capabilities: ApiKeyForm['capabilities'];
  readonly requestsPerMinute: string;
  /** '' for no end. */
  readonly expiresOn: string;
}

const formOf = ({ title, capabilities, requestsPerMinute, expiresOn }: Draft) => ({
  title: title.trim(),
  capabilities,
  requestsPerMinute: Number(requestsPerMinute),
  expiresOn: expiresOn === '' ? null : expiresOn,
});

interface NewKeyDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** The form of a new key, and then the key itself, for the only time. */
export function NewKeyDialog({ onCreated, onClose }: NewKeyDialogProps) {
  const [draft, setDraft] = useState<Draft>(() => ({
    title: '',
    capabilities: [],
    requestsPerMinute: String(API_KEY_REQUESTS.usual),
    expiresOn: addDays(businessDate(new Date()), A_YEAR_DAYS),
  }));
  const [checked, setChecked] = useState(false);
  const create = useMutation({
    mutationFn: async (body: ApiKeyForm) => (await api.apiKeys.create({ body })).data,
    onSuccess: onCreated,
    // The dialog shows the error.
    onError: () => undefined,
  });
  if (create.data) return <SecretDialog title={t('apiKeys.created')} secret={create.data.key} onClose={onClose} />;
  const set = (change: Partial<Draft>): void => setDraft((before) => ({ ...before, ...change }));
  const form = formOf(draft);
  const errors = { ...fieldErrors(create.error), ...(checked ? errorsOf(ApiKeyForm, form, NAMES) : {}) };
  const onSubmit = (): void => {
    setChecked(true);
    const body = ApiKeyForm.safeParse(form).data;
    if (body) create.mutate(body);
  };
  return (
    <FormDialog
      title={t('apiKeys.new')}
      size="lg"
      verb={t('apiKeys.create')}
      error={formError(create.error)}
      isSending={create.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('apiKeys.title')}
        hint={t('apiKeys.titleHint')}
        ref={firstFocus}
        maxLength={60}
        value={draft.title}
        error={errors['title']}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <TextField
        label={t('apiKeys.requests')}
        inputMode="numeric"
        maxLength={4}
        value={draft.requestsPerMinute}
        error={errors['requestsPerMinute']}
        onChange={(event) => set({ requestsPerMinute: event.currentTarget.value })}
      />
      <DateField
        optional
        label={t('apiKeys.expiresOn')}
        hint={t('apiKeys.expiresHint')}
        value={draft.expiresOn}
        error={errors['expiresOn']}
        onChange={(expiresOn) => set({ expiresOn })}
      />
      <h3 className="sj-h3">{t('apiKeys.capabilities')}</h3>
      <CapabilityFields
        chosen={draft.capabilities}
        error={errors['capabilities']}
        onChange={(capabilities) => set({ capabilities: [...capabilities] })}
      />
    </FormDialog>
  );
}
