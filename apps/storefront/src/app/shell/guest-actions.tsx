import { IconUser } from '@tabler/icons-react';
import { useUiLink } from '@sjaj/ui';
import { useLoginAddress } from '../../shared/session/login-first.ts';
import { t } from '../../shared/texts/t.ts';
import { ActionIcon } from './action-icon.tsx';

/** What a guest of an open shop finds in the place of what belongs to an account: the way in, and how to get one. */
export function GuestActions() {
  const Link = useUiLink();
  const login = useLoginAddress();
  return (
    <>
      <Link href="/auth/register/private" className="shop-nav sj-desktop">
        {t('openShop.openAccount')}
      </Link>
      <Link href={login} className="shop-action sj-notphone">
        <ActionIcon icon={<IconUser size={22} />} />
        <b>{t('auth.title')}</b>
      </Link>
    </>
  );
}
