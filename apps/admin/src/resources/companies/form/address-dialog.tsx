import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fieldErrors, messageOf, townOptions, useSendOnce } from '@sjaj/app-kit';
import { type CompanyAddress, NewAddress } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import { ConflictDialog } from '../../../shared/form/conflict-dialog.tsx';
import { useDraft } from '../../../shared/form/draft.ts';
import { errorsOf } from '../../../shared/form/form-errors.ts';
import { FormDialog } from '../../../shared/form/form-dialog.tsx';
import { useRecordEditor } from '../../../shared/form/use-record-save.ts';
import { townsQuery } from '../../../shared/geography/towns-query.ts';
import { t } from '../../../shared/texts/t.ts';
import { AddressFields } from './address-fields.tsx';
import { addressRecord, checkedForm, EMPTY, FIELD_NAMES, formOf } from './address-record.ts';

interface DialogProps {
  readonly companyId: number;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds a delivery address to the company. */
export function NewAddressDialog({ companyId, onSaved, onClose }: DialogProps) {
  const state = useDraft(EMPTY);
  const [tried, setTried] = useState(false);
  const sendOnce = useSendOnce();
  const save = useMutation({
    mutationFn: (body: NewAddress) =>
      sendOnce(body, (idempotencyKey) =>
        api.companyAddresses.create({ params: { id: companyId }, body, idempotencyKey }),
      ),
    onSuccess: ({ data, info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: data.title });
      onSaved();
      onClose();
    },
    onError: () => undefined,
  });
  const { draft } = state;
  const errors = { ...fieldErrors(save.error), ...(tried && errorsOf(NewAddress, formOf(draft), FIELD_NAMES)) };
  return (
    <FormDialog
      title={t('company.newAddress')}
      error={save.error ? messageOf(save.error) : null}
      isSending={save.isPending}
      onSubmit={() => {
        setTried(true);
        const form = checkedForm(draft);
        if (form) save.mutate(form);
      }}
      onClose={onClose}
    >
      <AddressFields
        draft={draft}
        errors={errors}
        isDefault={false}
        onChange={(key, value) => {
          save.reset();
          state.set(key, value);
        }}
      />
    </FormDialog>
  );
}

interface EditDialogProps extends DialogProps {
  /** As it was opened: the dialog keeps it while the list is loaded again. */
  readonly address: CompanyAddress;
}

/** Changes a delivery address; where somebody else was faster, the two versions are compared. */
export function EditAddressDialog({ companyId, address, onSaved, onClose }: EditDialogProps) {
  const { data: towns = [] } = useQuery(townsQuery);
  const { record, state, errors, frame } = useRecordEditor({
    opened: address,
    form: addressRecord((id) => townOptions(towns).find(({ value }) => value === id)?.label ?? ''),
    update: (body) => api.companyAddresses.update({ params: { id: companyId, addressId: address.id }, body }),
    fetch: async () => {
      const { data } = await api.companyAddresses.list({ params: { id: companyId } });
      return { data: data.find(({ id }) => id === address.id) ?? address };
    },
    titleOf: ({ title }) => title,
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const { conflict, isSaving } = frame;
  if (conflict) {
    return (
      <ConflictDialog
        conflicts={conflict.rows}
        busy={isSaving}
        onTakeMine={conflict.takeMine}
        onTakeTheirs={conflict.takeTheirs}
        onClose={conflict.close}
      />
    );
  }
  return (
    <FormDialog title={address.title} isSending={isSaving} onSubmit={frame.onSave} onClose={onClose}>
      <AddressFields draft={state.draft} errors={errors} isDefault={record.isDefault} onChange={state.set} />
    </FormDialog>
  );
}
