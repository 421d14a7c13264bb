import { useSearch } from '@tanstack/react-router';
import { IconCheck } from '@tabler/icons-react';
import { ButtonLink } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { OutcomePage } from '../public-page.tsx';

const STAFF_LOGIN = '/admin/';

/** After a password was set. Staff go on to the back office, which is an application of its own. */
export function ResetSuccessPage() {
  const { staff } = useSearch({ strict: false });
  return (
    <OutcomePage
      icon={<IconCheck size={28} />}
      title={t('auth.newPassword')}
      text={t('passwords.done')}
      actions={
        staff ? (
          <a className="sj-btn sj-btn-lg" href={STAFF_LOGIN}>
            {t('auth.logIn')}
          </a>
        ) : (
          <ButtonLink href="/auth/login" size="lg">
            {t('auth.logIn')}
          </ButtonLink>
        )
      }
    />
  );
}
