import { IconLogout } from '@tabler/icons-react';
import { useUiLink } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { accountTexts } from '../../shared/texts/account-texts.ts';
import { ProfileLinks } from '../profile/profile-links.tsx';

/** What is the user's: the pages of their profile, and the way out. */
export function ProfilePanel({ onLeave }: { readonly onLeave: () => void }) {
  const Link = useUiLink();
  return (
    <>
      <ProfileLinks onFollow={onLeave} />
      <div className="sj-menu shop-profile-links">
        <Link href="/auth/logout" onClick={onLeave}>
          <IconLogout size={18} aria-hidden="true" />
          {t('frame.logOut')}
        </Link>
      </div>
    </>
  );
}

/** The panel, when its texts are there. */
export async function loadProfilePanel(): Promise<typeof ProfilePanel> {
  await accountTexts();
  return ProfilePanel;
}
