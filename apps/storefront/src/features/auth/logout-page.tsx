import { useEffect } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { queryClient } from '../../shared/api/query-client.ts';
import { api } from '../../shared/api/api.ts';
import { wasClosed } from '../../shared/session/open-shop.ts';
import { endSession, isSignedIn } from '../../shared/session/token.ts';
import { t } from '../../shared/texts/t.ts';

/** Ends the session at the server and on this device, then leads to Home: as a guest where the shop is open, to Login where not. */
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

/** Without a line nobody says whether the shop is open. */
const mayBeOpen = (): boolean => !wasClosed() && navigator.onLine;

async function logOut(): Promise<void> {
  if (isSignedIn()) {
    // A dead token or a lost line: the device forgets the session all the same.
    await api.auth.logout().catch(() => undefined);
  }
  endSession('ended');
  queryClient.clear();
}
