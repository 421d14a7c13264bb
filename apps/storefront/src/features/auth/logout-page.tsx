import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../shared/api/query-client.ts';
import { api } from '../../shared/api/api.ts';
import { wasOpen } from '../../shared/session/open-shop.ts';
import { endSession, isSignedIn } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';

/** Ends the session at the server and on this device, then leads to Login; in an open shop to Home, as a guest. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void logOut().then(() => navigate({ to: wasOpen() ? '/' : '/auth/login', replace: true }));
  }, [navigate]);
  return (
    <p className="sj-vh" role="status">
      {t('sign.loading')}
    </p>
  );
}

async function logOut(): Promise<void> {
  if (isSignedIn()) {
    // A dead token or a lost line: the device forgets the session all the same.
    await api.auth.logout().catch(() => undefined);
  }
  endSession('ended');
  queryClient.clear();
}
