import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { SecondFactorPanel } from '@sjaj/app-kit';
import { PageTitle } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { canOrderAs } from '../../shared/session/buyer.ts';
import styles from './account.module.css';
import { ConsentsPanel } from './consents-panel.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { accountQuery, sessionsQuery } from './queries.ts';
import { SessionsPanel } from './sessions-panel.tsx';

/** The user's own account: data, password, second factor, devices, and leaving. */
export function AccountPage() {
  const { data: account } = useSuspenseQuery(accountQuery);
  const { role } = useProfile().userData;
  const queries = useQueryClient();
  const refreshSessions = () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const isStaff = !canOrderAs(role);
  return (
    <>
      <PageTitle title={t('ownAccount.title')} note={account.username} />
      <div className={styles.page}>
        <PersonPanel account={account} isStaff={isStaff} />
        <PasswordPanel username={account.username} />
        <SecondFactorPanel transport={transport} onChanged={() => void refreshSessions()} />
        <SessionsPanel />
        <ConsentsPanel />
        <LeavePanel mayClose={!isStaff} />
      </div>
    </>
  );
}
