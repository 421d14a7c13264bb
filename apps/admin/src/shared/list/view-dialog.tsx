import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { messageOf, useSendOnce } from '@sjaj/app-kit';
import { Checkbox, TextField } from '@sjaj/ui';
import { firstFocus } from '../form/first-focus.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { t } from '../texts/t.ts';
import type { ViewDraft } from './saved-views.ts';

interface ViewDialogProps {
  readonly title: string;
  readonly initial: ViewDraft;
  readonly onSave: (draft: ViewDraft, idempotencyKey: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const LONGEST_NAME = 40;

/** Name of a view, who sees it, and whether the list opens with it. */
export function ViewDialog({ title, initial, onSave, onClose }: ViewDialogProps) {
  const [draft, setDraft] = useState(initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const sendOnce = useSendOnce();
  const save = useMutation({
    mutationFn: (next: ViewDraft) => sendOnce(next, (idempotencyKey) => onSave(next, idempotencyKey)),
    onSuccess: onClose,
    onError: () => undefined,
  });
  const name = draft.name.trim();
  const onSubmit = (): void => {
    setIsSubmitted(true);
    if (name !== '') save.mutate({ ...draft, name });
  };
  return (
    <FormDialog
      title={title}
      error={save.error && messageOf(save.error)}
      isSending={save.isPending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField
        label={t('list.viewName')}
        error={isSubmitted && name === '' ? t('validation.required', { field: t('list.viewName') }) : undefined}
        ref={firstFocus}
        maxLength={LONGEST_NAME}
        value={draft.name}
        onChange={({ currentTarget: { value } }) => setDraft({ ...draft, name: value })}
      />
      <Checkbox
        label={t('list.shareView')}
        checked={draft.isShared}
        onChange={({ currentTarget: { checked } }) => setDraft({ ...draft, isShared: checked })}
      />
      <Checkbox
        label={t('list.openWithView')}
        checked={draft.isDefault}
        onChange={({ currentTarget: { checked } }) => setDraft({ ...draft, isDefault: checked })}
      />
    </FormDialog>
  );
}
