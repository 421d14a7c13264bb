import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fieldErrors, FormDialog, messageOf, useSendOnce } from '@sjaj/app-kit';
import { Checkbox, showToast, TextArea, TextField } from '@sjaj/ui';
import { api } from './api/api.ts';
import { useProfile } from './session/profile.ts';
import { t } from './texts/t.ts';

const NAME_LENGTH = 100;
const NOTE_LENGTH = 2_000;

interface CartName {
  readonly title: string;
  readonly note: string;
  readonly isShared: boolean;
}

interface SavedCartDialogProps {
  readonly heading: string;
  readonly start: CartName;
  /** Sends what was typed; what it says on success is shown. */
  readonly onSave: (naming: { title: string; note?: string; isShared: boolean }) => Promise<{
    info?: { message: string };
  }>;
  readonly onClose: () => void;
}

/** Name, note and reach of a saved cart. */
export function SavedCartDialog({ heading, start, onSave, onClose }: SavedCartDialogProps) {
  const client = useQueryClient();
  const isOfCompany = useProfile().userData.companyTitle !== null;
  const [naming, setNaming] = useState(start);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: onSave,
    onSuccess: async ({ info }) => {
      if (info) showToast({ tone: 'done', title: info.message });
      onClose();
      await client.invalidateQueries({ queryKey: ['saved-carts'] });
    },
  });
  const submit = (): void => {
    const note = naming.note.trim();
    const title = naming.title.trim();
    setMissing(title === '');
    if (title !== '') save.mutate({ title, isShared: naming.isShared, ...(note === '' ? {} : { note }) });
  };
  const { title: refused } = fieldErrors(save.error);
  const missing = isMissing ? t('validation.required', { field: t('savedCarts.name') }) : undefined;
  return (
    <FormDialog
      title={heading}
      error={refused ? null : save.error && messageOf(save.error)}
      isSending={save.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('savedCarts.name')}
        value={naming.title}
        error={missing ?? refused}
        maxLength={NAME_LENGTH}
        autoFocus
        onChange={(event) => setNaming({ ...naming, title: event.currentTarget.value })}
      />
      <TextArea
        label={t('field.note')}
        optional
        value={naming.note}
        maxLength={NOTE_LENGTH}
        onChange={(event) => setNaming({ ...naming, note: event.currentTarget.value })}
      />
      {isOfCompany && (
        <Checkbox
          label={t('savedCarts.share')}
          checked={naming.isShared}
          onChange={(event) => setNaming({ ...naming, isShared: event.currentTarget.checked })}
        />
      )}
    </FormDialog>
  );
}

const UNNAMED: CartName = { title: '', note: '', isShared: false };

/** Saves a copy of the open cart under a name. */
export function SaveCartDialog({ cartId, onClose }: { readonly cartId: number; readonly onClose: () => void }) {
  const sendOnce = useSendOnce();
  return (
    <SavedCartDialog
      heading={t('savedCarts.save')}
      start={UNNAMED}
      onClose={onClose}
      onSave={(body) =>
        sendOnce(body, (idempotencyKey) =>
          api.documents.create({ params: { shoppingCartId: cartId }, body, idempotencyKey }),
        )
      }
    />
  );
}
