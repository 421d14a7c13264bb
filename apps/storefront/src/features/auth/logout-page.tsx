import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../shared/api/query-client.ts';
import { api } from '../../shared/api/api.ts';
import { wasClosed } from '../../shared/session/open-shop.ts';
import { endSession, isSignedIn } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';

/** Ends the session on the server and on this device. Then opens Home as a guest if the shop is open, otherwise Login. */
export function LogoutPage() {
  const navigate = useNavigate();
  useEffect(() => {
    void logOut().then(() => navigate({ to: mayBeOpen() ? '/' : '/auth/login', replace: true }));
  }, [navigate]);
  return (
    <p className="sj-vh" role="status">
      {t('sign.loading')}
    </p>
  );
}

/** Offline, it is unknown whether the shop is open. */
const mayBeOpen = (): boolean => !wasClosed() && navigator.onLine;

async function logOut(): Promise<void> {
  if (isSignedIn()) {
    // It is sent even if the page is left. An invalid token or a failed request: the session is removed from this device anyway.
    await api.auth.logout({ keepalive: true }).catch(() => undefined);
  }
  endSession('ended');
  queryClient.clear();
}
