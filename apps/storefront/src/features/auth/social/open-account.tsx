import { type FormEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import type { Session, UnlinkedIdentity } from '@sjaj/contract';
import { Button, Notice, TextField } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { openSocialAccount } from '../join-cart.ts';
import { NarrowPage } from '../public-page.tsx';
import { TermsConsent } from '../private/terms-consent.tsx';

const LONGEST_NAME = 60;

interface OpenAccountProps {
  readonly identity: UnlinkedIdentity;
  readonly onOpened: (session: Session) => void;
}

/** Asks somebody whom the provider has verified for their consent, and opens their private account. */
export function OpenAccount({ identity, onOpened }: OpenAccountProps) {
  const { ticket, email, provider } = identity;
  const [draft, setDraft] = useState({
    firstName: identity.firstName,
    lastName: identity.lastName,
    acceptsTerms: false,
  });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const open = useMutation({
    mutationFn: () => openSocialAccount({ ticket, ...draft }),
    onSuccess: onOpened,
    // The form shows the error.
    onError: () => undefined,
  });
  const refused = fieldErrors(open.error);
  const set = (part: Partial<typeof draft>): void => {
    setDraft({ ...draft, ...part });
    if (open.error) open.reset();
  };
  const errorOf = (name: 'firstName' | 'lastName'): string | undefined =>
    isSubmitted && draft[name].trim() === '' ? t('validation.required', { field: t(`field.${name}`) }) : refused[name];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIsSubmitted(true);
    if (draft.firstName.trim() !== '' && draft.lastName.trim() !== '' && draft.acceptsTerms) open.mutate();
  };
  const consentError = isSubmitted && !draft.acceptsTerms ? t('validation.terms') : refused['acceptsTerms'];
  return (
    <NarrowPage
      title={t('registration.title')}
      intro={t('social.newIntro', { provider: t(`socialProvider.${provider}`), email: email ?? '' })}
    >
      <form noValidate className="sj-col sj-g16" onSubmit={submit}>
        {open.error && Object.keys(refused).length === 0 && <Notice tone="error">{messageOf(open.error)}</Notice>}
        {(['firstName', 'lastName'] as const).map((name) => (
          <TextField
            key={name}
            size="lg"
            label={t(`field.${name}`)}
            autoComplete={name === 'firstName' ? 'given-name' : 'family-name'}
            maxLength={LONGEST_NAME}
            value={draft[name]}
            error={errorOf(name)}
            onChange={(event) => set({ [name]: event.currentTarget.value })}
          />
        ))}
        <TermsConsent isGiven={draft.acceptsTerms} error={consentError} onChange={set} />
        <Button type="submit" size="lg" full busy={open.isPending || open.isSuccess}>
          {t('social.open')}
        </Button>
      </form>
    </NarrowPage>
  );
}
