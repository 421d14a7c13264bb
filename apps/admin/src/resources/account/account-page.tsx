import './account.css';
import { AccountSecurity } from '@sjaj/app-kit';
import { SHORTEST_STAFF_PASSWORD } from '@sjaj/contract';
import { PageTitle } from '@sjaj/ui';
import { transport } from '../../shared/api/transport.ts';
import { useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { LanguagePanel } from './language-panel.tsx';

/** The own account of staff in the back office: language, password, second factor and devices. */
export function AccountPage() {
  const { username } = useStaff();
  return (
    <>
      <PageTitle title={t('resource.account')} note={username} first />
      <div className="adm-account">
        <LanguagePanel />
        <AccountSecurity transport={transport} username={username} shortestPassword={SHORTEST_STAFF_PASSWORD} />
      </div>
    </>
  );
}
