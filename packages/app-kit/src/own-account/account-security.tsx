import './own-account.css';
import { useState } from 'react';
import type { Transport } from '@sjaj/client';
import { SecondFactorPanel } from '../second-factor/second-factor-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ownAccountCalls, useRefreshSessions } from './queries.ts';
import { SessionsPanel } from './sessions-panel.tsx';

interface AccountSecurityProps {
  readonly transport: Transport;
  readonly username: string;
  /** How many characters a new password needs. */
  readonly shortestPassword: number;
}

/** What guards the own account: password, second factor, and the devices that are logged in. Three panels for a page to place. */
export function AccountSecurity({ transport, username, shortestPassword }: AccountSecurityProps) {
  const [calls] = useState(() => ownAccountCalls(transport));
  const refreshSessions = useRefreshSessions();
  return (
    <>
      <PasswordPanel calls={calls} username={username} shortest={shortestPassword} />
      <SecondFactorPanel transport={transport} onChanged={() => void refreshSessions()} />
      <SessionsPanel calls={calls} />
    </>
  );
}
