import { type FormEvent, useId, useState } from 'react';
import type { AppSetup, RecoveryCodes } from '@sjaj/contract';
import { LONGEST_CODE } from '@sjaj/contract';
import { useMutation } from '@tanstack/react-query';
import { CodeCopy, TextField } from '@sjaj/ui';
import { fieldErrors } from '../api/failure.ts';
import { FormError } from '../forms/form-error.tsx';
import { t } from '../texts/texts.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SecondFactorCalls } from './queries.ts';

interface MethodDialogProps {
  readonly calls: SecondFactorCalls;
  readonly onClose: () => void;
  readonly onAdded: (added: RecoveryCodes) => void;
}

/** Sets up an authenticator app: the password, then the picture for the app and its first code. */
export function AppDialog({ calls, onClose, onAdded }: MethodDialogProps) {
  const formId = useId();
  const begin = useMutation({
    mutationFn: async (password: string) => (await calls.beginApp({ body: { password } })).data,
    onError: () => undefined,
  });
  const confirm = useMutation({
    mutationFn: async (oneTimeCode: string) => (await calls.confirmApp({ body: { oneTimeCode } })).data,
    onSuccess: onAdded,
    onError: () => undefined,
  });
  const isBusy = begin.isPending || confirm.isPending;
  return (
    <FormDialog
      title={t('secondFactor.app')}
      formId={formId}
      submitLabel={t(begin.data ? 'secondFactor.switchOn' : 'secondFactor.goOn')}
      isBusy={isBusy}
      onClose={onClose}
    >
      {begin.data ? (
        <ScanForm
          id={formId}
          setup={begin.data}
          error={confirm.error}
          onType={confirm.reset}
          onSubmit={(code) => !isBusy && confirm.mutate(code)}
        />
      ) : (
        <PasswordForm
          id={formId}
          error={begin.error}
          onType={begin.reset}
          onSubmit={(password) => !isBusy && begin.mutate(password)}
        >
          <p className="sj-sm sj-t2">{t('secondFactor.appHint')}</p>
        </PasswordForm>
      )}
    </FormDialog>
  );
}

interface ScanFormProps {
  readonly id: string;
  readonly setup: AppSetup;
  readonly error: Error | null;
  readonly onType: () => void;
  readonly onSubmit: (code: string) => void;
}

function ScanForm({ id, setup: { secret, uri, qrCode }, error, onType, onSubmit }: ScanFormProps) {
  const [code, setCode] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const refused = fieldErrors(error);
  const missing =
    isSubmitted && code.trim() === '' ? t('validation.required', { field: t('secondFactor.code') }) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (code.trim() !== '') onSubmit(code.trim());
  };
  return (
    <form id={id} className="sj-col sj-g12" noValidate onSubmit={submit}>
      <p className="sj-sm sj-t2">{t('secondFactor.scan')}</p>
      <img
        className="sf-qr"
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt={t('secondFactor.qrCode')}
        width={196}
        height={196}
      />
      <p className="sf-key">
        <span className="sj-sm sj-t2">{t('secondFactor.key')}</span>
        <CodeCopy code={secret} />
      </p>
      <a className="sj-link sj-sm" href={uri}>
        {t('secondFactor.openApp')}
      </a>
      <FormError error={error} />
      <TextField
        label={t('secondFactor.code')}
        hint={t('secondFactor.codeHint')}
        name="one-time-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        maxLength={LONGEST_CODE}
        value={code}
        error={missing ?? refused['oneTimeCode']}
        onChange={(event) => {
          setCode(event.currentTarget.value);
          onType();
        }}
      />
    </form>
  );
}
