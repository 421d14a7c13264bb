import { type FormEvent, useState } from 'react';
import { fieldErrors, messageOf } from '@sjaj/app-kit';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@sjaj/contract';
import { Button, Notice, Panel, PasswordField } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { useChangePassword } from './queries.ts';

const EMPTY = { password: '', newPassword: '', repeated: '' };
type Typed = typeof EMPTY;

/** What is wrong with the typed passwords, by field. */
function errorsOf({ password, newPassword, repeated }: Typed): Partial<Record<keyof Typed, string>> {
  const names = { field: t('field.confirmPassword'), field2: t('field.newPassword') };
  return {
    ...(password === '' && { password: t('validation.required', { field: t('field.oldPassword') }) }),
    ...(newPassword.length < SHORTEST_PASSWORD && {
      newPassword: t('validation.min_length', { count: SHORTEST_PASSWORD }),
    }),
    ...(repeated !== newPassword && { repeated: t('validation.same_as', names) }),
  };
}

/** Changes the password. Blank fields keep it. */
export function PasswordPanel({ username }: { readonly username: string }) {
  const [typed, setTyped] = useState(EMPTY);
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useChangePassword(() => {
    setTyped(EMPTY);
    setSubmitted(false);
  });
  const isBlank = Object.values(typed).every((text) => text === '');
  const refused = fieldErrors(change.error);
  const errors: Partial<Record<keyof Typed, string>> =
    isSubmitted && !isBlank ? { ...refused, ...errorsOf(typed) } : refused;
  const type = (field: keyof Typed) => (event: { readonly currentTarget: HTMLInputElement }) => {
    setTyped({ ...typed, [field]: event.currentTarget.value });
    if (change.error) change.reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSubmitted(true);
    if (isBlank || change.isPending || Object.keys(errorsOf(typed)).length > 0) return;
    change.mutate({ password: typed.password, newPassword: typed.newPassword });
  };
  return (
    <Panel title={t('ownAccount.password')} lined>
      <form className="sj-col sj-g12" noValidate onSubmit={submit}>
        {change.error && Object.keys(refused).length === 0 && <Notice tone="error">{messageOf(change.error)}</Notice>}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <div className={styles.fields}>
          <PasswordField
            label={t('field.oldPassword')}
            autoComplete="current-password"
            maxLength={LONGEST_PASSWORD}
            value={typed.password}
            error={errors.password}
            onChange={type('password')}
          />
          <span />
          <PasswordField
            label={t('field.newPassword')}
            hint={t('ownAccount.passwordHint', { count: SHORTEST_PASSWORD })}
            autoComplete="new-password"
            maxLength={LONGEST_PASSWORD}
            value={typed.newPassword}
            error={errors.newPassword}
            onChange={type('newPassword')}
          />
          <PasswordField
            label={t('field.confirmPassword')}
            autoComplete="new-password"
            maxLength={LONGEST_PASSWORD}
            value={typed.repeated}
            error={errors.repeated}
            onChange={type('repeated')}
          />
        </div>
        <p className="sj-sm sj-t2">{t('ownAccount.passwordNote')}</p>
        <div className="sj-row">
          <Button type="submit" variant="soft" busy={change.isPending}>
            {t('ownAccount.changePassword')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
