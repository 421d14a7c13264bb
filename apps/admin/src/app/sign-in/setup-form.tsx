import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { storeDeviceToken } from '@sjaj/app-kit';
import { AdministratorForm } from '@sjaj/contract';
import { CallFailed } from '@sjaj/client';
import { Button, PasswordField, TextField } from '@sjaj/ui';
import { signInApi } from '../../shared/api/transport.ts';
import { errorsOf, useFormErrors } from '../../shared/form/form-errors.ts';
import { useDraft } from '../../shared/form/draft.ts';
import { beginSession } from '../../shared/session/token.ts';
import { language, t } from '../../shared/texts/t.ts';

interface SetupFormProps {
  readonly token: string;
  readonly onDone: () => void;
  /** Called when the link has been used in the meantime. */
  readonly onExpired: () => void;
}

const EMPTY = { firstName: '', lastName: '', username: '', email: '', password: '' };
type Draft = typeof EMPTY;

const FIELD_NAMES = {
  firstName: 'field.firstName',
  lastName: 'field.lastName',
  username: 'field.username',
  email: 'field.email',
  password: 'field.password',
} as const satisfies Record<keyof Draft, string>;

const draftErrors = (draft: Draft) => errorsOf(AdministratorForm, draft, FIELD_NAMES);

/** Name, user name, e-mail and password of the new administrator, each with its own error. */
export function SetupForm({ token, onDone, onExpired }: SetupFormProps) {
  const state = useDraft<Draft>(EMPTY);
  const errors = useFormErrors(state, draftErrors);
  const create = useMutation({
    mutationFn: async (draft: Draft) =>
      (await signInApi.setup.create({ body: { ...draft, token, language: language() } })).data,
    onSuccess: (session) => {
      storeDeviceToken(session.deviceToken);
      beginSession(session.token);
      onDone();
    },
    onError: (error) =>
      error instanceof CallFailed && error.code === 'auth.setup_link_expired' ? onExpired() : errors.refuse(error),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending && errors.check()) create.mutate(state.draft);
  };
  const field = (key: keyof Draft) => ({
    label: t(FIELD_NAMES[key]),
    name: key,
    value: state.draft[key],
    error: errors.shown[key],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      state.set(key, event.currentTarget.value),
  });
  return (
    <form className="sj-col sj-g12" noValidate onSubmit={onSubmit}>
      <TextField {...field('firstName')} autoComplete="given-name" autoFocus />
      <TextField {...field('lastName')} autoComplete="family-name" />
      <TextField
        {...field('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint={t('setup.usernameHint')}
      />
      <TextField {...field('email')} type="email" autoComplete="email" />
      <PasswordField {...field('password')} autoComplete="new-password" hint={t('setup.passwordHint')} />
      <Button type="submit" size="lg" full busy={create.isPending}>
        {t('setup.create')}
      </Button>
    </form>
  );
}
