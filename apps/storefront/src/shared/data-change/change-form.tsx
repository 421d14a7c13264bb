import { type ReactNode, useState } from 'react';
import { FormDialog, formError } from '@sjaj/app-kit';
import { TextArea } from '@sjaj/ui';
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
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={t('billing.requestChange')}
      size="md"
      error={formError(error)}
      isSending={isSending}
      verb={t('billing.send')}
      onSubmit={() => onSubmit(note.trim())}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
