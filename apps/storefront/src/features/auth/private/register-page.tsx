import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconMailCheck } from '@tabler/icons-react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import {
  LONGEST_PASSWORD,
  LONGEST_REGISTERED_EMAIL,
  type RegistrationForm as RegistrationDraft,
  SHORTEST_PASSWORD,
} from '@sjaj/contract';
import { Button, Notice, PasswordField, TextField, useUiLink } from '@sjaj/ui';
import { t, textWithFacts } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { NarrowPage, OutcomePage } from '../public-page.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { EMPTY_REGISTRATION, type RegistrationField, registrationErrors } from './registration.logic.ts';

const LONGEST_NAME = 60;

const useRegister = () =>
  useMutation({
    mutationFn: ({ draft, key }: { readonly draft: RegistrationDraft; readonly key: string }) =>
      calls.registration.register({ body: draft, idempotencyKey: key }),
    // The form shows the error.
    onError: () => undefined,
  });

/** The form by which a private customer opens an account, and the answer after it was sent. */
export function RegisterPrivatePage() {
  const [{ draft, key }, setState] = useState({ draft: EMPTY_REGISTRATION, key: crypto.randomUUID() });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const register = useRegister();
  const set = (part: Partial<RegistrationDraft>): void => {
    setState({ draft: { ...draft, ...part }, key: crypto.randomUUID() });
    if (register.error) register.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (registrationErrors(draft).size > 0) return focusFirstError();
    register.mutate({ draft, key }, { onError: focusFirstError });
  };
  if (register.isSuccess) return <RegistrationSent draft={draft} onCorrect={() => register.reset()} />;
  return (
    <NarrowPage title={t('registration.title')} intro={t('registration.intro')}>
      <SocialButtons returnTo="/" />
      <form noValidate className="sj-col sj-g16" onSubmit={submit}>
        <Fields draft={draft} set={set} isSubmitted={isSubmitted} error={register.error} />
        <Button type="submit" size="lg" full busy={register.isPending}>
          {t('registration.send')}
        </Button>
        <Notes />
      </form>
    </NarrowPage>
  );
}

interface FieldsProps {
  readonly draft: RegistrationDraft;
  readonly set: (part: Partial<RegistrationDraft>) => void;
  readonly isSubmitted: boolean;
  readonly error: Error | null;
}

function Fields({ draft, set, isSubmitted, error }: FieldsProps) {
  const refused = fieldErrors(error);
  const errors = registrationErrors(draft);
  const errorOf = (name: RegistrationField): string | undefined => {
    const rule = isSubmitted ? errors.get(name) : undefined;
    if (!rule) return refused[name];
    return textWithFacts(rule.key, { ...rule.facts, field: t(`field.${name}`) });
  };
  return (
    <>
      {error && Object.keys(refused).length === 0 && <Notice tone="error">{messageOf(error)}</Notice>}
      <TextField
        size="lg"
        label={t('field.firstName')}
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
        value={draft.firstName}
        error={errorOf('firstName')}
        onChange={(event) => set({ firstName: event.currentTarget.value })}
      />
      <TextField
        size="lg"
        label={t('field.lastName')}
        autoComplete="family-name"
        maxLength={LONGEST_NAME}
        value={draft.lastName}
        error={errorOf('lastName')}
        onChange={(event) => set({ lastName: event.currentTarget.value })}
      />
      <TextField
        size="lg"
        type="email"
        label={t('field.email')}
        hint={t('registration.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        maxLength={LONGEST_REGISTERED_EMAIL}
        value={draft.email}
        error={errorOf('email')}
        onChange={(event) => set({ email: event.currentTarget.value })}
      />
      <PasswordField
        size="lg"
        label={t('field.password')}
        hint={t('passwords.hint', { count: SHORTEST_PASSWORD })}
        autoComplete="new-password"
        maxLength={LONGEST_PASSWORD}
        value={draft.password}
        error={errorOf('password')}
        onChange={(event) => set({ password: event.currentTarget.value })}
      />
      <TermsConsent isGiven={draft.acceptsTerms} error={errorOf('acceptsTerms')} onChange={set} />
    </>
  );
}

function Notes() {
  const Link = useUiLink();
  return (
    <>
      <p className="sj-xs sj-t3">
        {t('registration.dataUse')}{' '}
        <Link className="sj-link" href="/security-and-privacy" target="_blank">
          {t('registration.dataUseMore')}
        </Link>
      </p>
      <p className="sj-sm sj-t2">
        {t('registration.forCompany')}{' '}
        <Link className="sj-link" href="/auth/register">
          {t('auth.request')}
        </Link>
      </p>
    </>
  );
}

interface RegistrationSentProps {
  readonly draft: RegistrationDraft;
  readonly onCorrect: () => void;
}

function RegistrationSent({ draft, onCorrect }: RegistrationSentProps) {
  const again = useRegister();
  const { isSuccess, isPending, error } = again;
  return (
    <OutcomePage
      icon={<IconMailCheck size={28} />}
      title={t('registration.sentTitle')}
      text={t('registration.sentText', { email: draft.email.trim() })}
      actions={
        <>
          <Button
            variant="line"
            busy={isPending}
            disabled={isSuccess}
            onClick={() => again.mutate({ draft, key: crypto.randomUUID() })}
          >
            {t(isSuccess ? 'registration.sentAgain' : 'registration.sendAgain')}
          </Button>
          <Button variant="ghost" onClick={onCorrect}>
            {t('registration.otherAddress')}
          </Button>
        </>
      }
    >
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
    </OutcomePage>
  );
}

/** Focuses the first invalid field once the errors are rendered. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid]')?.focus());
}
