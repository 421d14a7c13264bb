import { useState } from 'react';
import { t } from '../../../shared/texts/t.ts';
import { ExpiredLink } from '../expired-link.tsx';
import { linkToken } from '../link-token.ts';
import { NarrowPage } from '../public-page.tsx';
import { PasswordForm } from './password-form.tsx';

/** Sets a new password by the link of a mail. */
export function ResetPasswordPage() {
  const [token] = useState(() => linkToken(window.location));
  const [isExpired, setIsExpired] = useState(token === '-');
  if (isExpired) return <ExpiredLink title={t('auth.newPassword')} />;
  return (
    <NarrowPage title={t('auth.newPassword')} intro={t('passwords.resetIntro')}>
      <PasswordForm token={token} username="" onExpired={() => setIsExpired(true)} />
    </NarrowPage>
  );
}
