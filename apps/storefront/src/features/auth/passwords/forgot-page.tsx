import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconMailCheck } from '@tabler/icons-react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { Button, Notice, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { NarrowPage, OutcomePage } from '../public-page.tsx';

/** Asks for a mail with a link to set a new password. The answer does not tell whether there is such an account. */
export function ForgotPasswordPage() {
  const [userEmail, setUserEmail] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const send = useMutation({
    mutationFn: () => calls.passwords.forgot({ body: { userEmail: userEmail.trim() } }),
    // The form shows the error.
    onError: () => undefined,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (userEmail.trim() !== '') send.mutate();
  };
  if (send.isSuccess)
    return (
      <OutcomePage
        icon={<IconMailCheck size={28} />}
        title={t('auth.forgot')}
        text={t('passwords.sentText', { email: userEmail.trim() })}
        actions={
          <Button variant="line" onClick={() => send.reset()}>
            {t('passwords.otherAddress')}
          </Button>
        }
      />
    );
  const refused = fieldErrors(send.error)['userEmail'];
  const missing = isSubmitted && userEmail.trim() === '';
  return (
    <NarrowPage title={t('auth.forgot')} intro={t('passwords.forgotIntro')}>
      <form noValidate className="sj-col sj-g16" onSubmit={submit}>
        {send.error && !refused && <Notice tone="error">{messageOf(send.error)}</Notice>}
        <TextField
          size="lg"
          type="email"
          label={t('field.email')}
          autoComplete="username"
          autoCapitalize="none"
          maxLength={254}
          value={userEmail}
          error={missing ? t('validation.required', { field: t('field.email') }) : refused}
          onChange={(event) => {
            setUserEmail(event.currentTarget.value);
            if (send.error) send.reset();
          }}
        />
        <Button type="submit" size="lg" full busy={send.isPending}>
          {t('passwords.sendLink')}
        </Button>
      </form>
    </NarrowPage>
  );
}
