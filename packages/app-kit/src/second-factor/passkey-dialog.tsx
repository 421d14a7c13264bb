import { useId, useState } from 'react';
import { startRegistration } from '@simplewebauthn/browser';
import { LONGEST_PASSKEY_NAME, type PasskeyRegistration, type RecoveryCodes } from '@sjaj/contract';
import { useMutation } from '@tanstack/react-query';
import { TextField } from '@sjaj/ui';
import { fieldErrors } from '../api/failure.ts';
import { t } from '../texts/texts.ts';
import { asPasskeyFailure } from './passkey-failure.ts';
import { FormDialog } from './form-dialog.tsx';
import { PasswordForm } from './password-form.tsx';
import type { SecondFactorCalls } from './queries.ts';

interface PasskeyDialogProps {
  readonly calls: SecondFactorCalls;
  readonly onClose: () => void;
  readonly onAdded: (added: RecoveryCodes) => void;
}

/** Adds a passkey: a name and the password, then the browser asks for finger, face, PIN or key. */
export function PasskeyDialog({ calls, onClose, onAdded }: PasskeyDialogProps) {
  const formId = useId();
  const [name, setName] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const add = useMutation({
    mutationFn: async (password: string) => {
      const { data: optionsJSON } = await calls.beginPasskey({ body: { password } });
      const created = await startRegistration({ optionsJSON: optionsJSON as never }).catch(asPasskeyFailure);
      const passkey = created as unknown as PasskeyRegistration;
      return (await calls.confirmPasskey({ body: { name: name.trim(), passkey } })).data;
    },
    onSuccess: onAdded,
    onError: () => undefined,
  });
  const missing =
    isSubmitted && name.trim() === '' ? t('validation.required', { field: t('secondFactor.passkeyName') }) : undefined;
  return (
    <FormDialog
      title={t('secondFactor.addPasskey')}
      formId={formId}
      submitLabel={t('secondFactor.goOn')}
      isBusy={add.isPending}
      onClose={onClose}
    >
      <PasswordForm
        id={formId}
        error={add.error}
        onType={add.reset}
        onSubmit={(password) => {
          setSubmitted(true);
          if (name.trim() !== '' && !add.isPending) add.mutate(password);
        }}
      >
        <p className="sj-sm sj-t2">{t('secondFactor.passkeysHint')}</p>
        <TextField
          label={t('secondFactor.passkeyName')}
          hint={t('secondFactor.passkeyNameHint')}
          name="passkey-name"
          autoComplete="off"
          maxLength={LONGEST_PASSKEY_NAME}
          value={name}
          error={missing ?? fieldErrors(add.error)['name']}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </PasswordForm>
    </FormDialog>
  );
}
