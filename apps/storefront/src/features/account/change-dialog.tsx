import { type FormEvent, useId, useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { type AccountView, PersonalDataForm } from '@sjaj/contract';
import { Button, Dialog, Notice, TextArea, TextField } from '@sjaj/ui';
import { firstErrors } from '../../shared/data-change/first-errors.ts';
import { t } from '../../shared/texts/t.ts';
import { useRequestChange } from './queries.ts';

interface ChangeDialogProps {
  readonly account: AccountView;
  /** What waits already: it is replaced. */
  readonly wanted: Partial<PersonalDataForm>;
  readonly onClose: () => void;
}

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name', email: 'email' } as const;
const FIELDS = ['firstName', 'lastName', 'email'] as const;

/** Name and e-mail as a form. It asks for a change and changes nothing itself. */
export function ChangeDialog({ account: { firstName, lastName, email }, wanted, onClose }: ChangeDialogProps) {
  const formId = useId();
  const [typed, setTyped] = useState<PersonalDataForm>({ firstName, lastName, email, ...wanted });
  const [note, setNote] = useState('');
  const [typedErrors, setTypedErrors] = useState<Readonly<Record<string, string>>>({});
  const [key] = useState(() => crypto.randomUUID());
  const request = useRequestChange(onClose);
  const refusals = fieldErrors(request.error);
  const errors = { ...typedErrors, ...refusals };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = PersonalDataForm.safeParse(typed);
    setTypedErrors(checked.success ? {} : firstErrors(checked.error.issues));
    if (checked.success && !request.isPending) request.mutate({ form: checked.data, note: note.trim(), key });
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
          <Button type="submit" form={formId} busy={request.isPending}>
            {t('billing.send')}
          </Button>
        </>
      }
    >
      <form id={formId} className="sj-col sj-g12" noValidate onSubmit={submit}>
        {request.error && Object.keys(refusals).length === 0 && (
          <Notice tone="error">{messageOf(request.error)}</Notice>
        )}
        <p className="sj-sm sj-t2">{t('ownAccount.changeHint')}</p>
        {FIELDS.map((name) => (
          <TextField
            key={name}
            label={t(`field.${name}`)}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={AUTO_COMPLETE[name]}
            maxLength={name === 'email' ? 200 : 60}
            value={typed[name]}
            error={errors[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.currentTarget.value })}
          />
        ))}
        <TextArea
          label={t('field.note')}
          optional
          maxLength={1_000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
