import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { Button, Dialog, Notice, TextArea } from '@sjaj/ui';
import { t } from '../texts/t.ts';

interface ChangeFormProps {
  /** What happens with the request, in words. */
  readonly hint: string;
  readonly noteHint?: string;
  readonly isSending: boolean;
  /** Why the server refused the request; one without a field stands above the fields. */
  readonly error: Error | null;
  readonly onSubmit: (note: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog that asks for a change of data, with a note for staff. It changes nothing itself. */
export function ChangeForm({ hint, noteHint, isSending, error, onSubmit, onClose, children }: ChangeFormProps) {
  const formId = useId();
  const [note, setNote] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(note.trim());
  };
  return (
    <Dialog
      title={t('billing.requestChange')}
      open
      onClose={onClose}
      foot={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isSending}>
            {t('billing.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sj-col sj-g12" noValidate onSubmit={submit}>
        {error && Object.keys(fieldErrors(error)).length === 0 && <Notice tone="error">{messageOf(error)}</Notice>}
        <p className="sj-sm sj-t2">{hint}</p>
        {children}
        <TextArea
          label={t('field.note')}
          hint={noteHint}
          optional
          maxLength={1_000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
