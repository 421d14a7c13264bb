import { useSuspenseQuery } from '@tanstack/react-query';
import { PageTitle } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import styles from './account.module.css';
import { LeavePanel } from './leave-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { accountQuery } from './queries.ts';
import { SessionsPanel } from './sessions-panel.tsx';

/** The user's own account: data, password, devices, and leaving. */
export function AccountPage() {
  const { data: account } = useSuspenseQuery(accountQuery);
  const { role } = useProfile().userData;
  const isStaff = role === 'sales_representative' || role === 'administrator';
  return (
    <>
      <PageTitle title={t('ownAccount.title')} note={account.username} />
      <div className={styles.page}>
        <PersonPanel account={account} isStaff={isStaff} />
        <PasswordPanel username={account.username} />
        <SessionsPanel />
        <LeavePanel mayClose={!isStaff} />
      </div>
    </>
  );
}
