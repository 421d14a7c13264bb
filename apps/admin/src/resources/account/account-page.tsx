import { SecondFactorPanel } from '@sjaj/app-kit';
import { PageTitle } from '@sjaj/ui';
import { transport } from '../../shared/api/api.ts';
import { useStaff } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** The own account of staff in the back office. */
export function AccountPage() {
  const { username } = useStaff();
  return (
    <>
      <PageTitle title={t('resource.account')} note={username} first />
      <SecondFactorPanel transport={transport} />
    </>
  );
}
