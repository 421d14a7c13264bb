import { useSuspenseQuery } from '@tanstack/react-query';
import { AccountSecurity } from '@sjaj/app-kit';
import { SHORTEST_PASSWORD, SHORTEST_STAFF_PASSWORD } from '@sjaj/contract';
import { PageTitle } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { canOrderAs } from '../../shared/session/buyer.ts';
import styles from './account.module.css';
import { ConsentsPanel } from './consents-panel.tsx';
import { IdentitiesPanel } from './identities-panel.tsx';
import { LeavePanel } from './leave-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { accountQuery } from './queries.ts';

/** The user's own account: data, password, second factor, devices, and leaving. */
export function AccountPage() {
  const { data: account } = useSuspenseQuery(accountQuery);
  const { role } = useProfile().userData;
  const isStaff = !canOrderAs(role);
  return (
    <>
      <PageTitle title={t('ownAccount.title')} note={account.username} />
      <div className={styles.page}>
        <PersonPanel account={account} isStaff={isStaff} />
        <AccountSecurity
          transport={transport}
          username={account.username}
          shortestPassword={isStaff ? SHORTEST_STAFF_PASSWORD : SHORTEST_PASSWORD}
        />
        {!isStaff && <IdentitiesPanel />}
        <ConsentsPanel />
        <LeavePanel mayClose={!isStaff} />
      </div>
    </>
  );
}
