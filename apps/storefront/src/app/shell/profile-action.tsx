import { useQuery } from '@tanstack/react-query';
import { IconChevronDown } from '@tabler/icons-react';
import { Avatar, Dropdown, lazyPart, useUiLink } from '@sjaj/ui';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { PanelSkeleton } from './panel-skeleton.tsx';

const ProfilePanel = lazyPart(async () => (await import('./profile-panel.tsx')).loadProfilePanel());

/** Who is signed in and for which company: the way to the profile, and its pages in a panel. */
export function ProfileAction() {
  const { firstName, lastName, companyTitle } = useProfile().userData;
  const { data: unread = 0 } = useQuery(unreadQuery);
  const Link = useUiLink();
  return (
    <div className="shop-profile sj-notphone">
      <Link href="/profile/dashboard" className="shop-action">
        <span className="shop-action-icon">
          <Avatar firstName={firstName} lastName={lastName} />
          {unread > 0 && <span className="shop-unread-dot" aria-hidden="true" />}
        </span>
        <span className="shop-action-words">
          <b>{t('frame.greeting', { firstName })}</b>
          {companyTitle && <small className="sj-ell">{companyTitle.toLocaleUpperCase()}</small>}
        </span>
        <span className="sj-vh">{`${t('frame.profile')}, ${t('frame.unread', { count: unread })}`}</span>
      </Link>
      <Dropdown
        label={t('frame.profile')}
        triggerClass="shop-action shop-profile-more"
        trigger={<IconChevronDown size={16} aria-hidden="true" />}
      >
        {(close) => <ProfilePanel placeholder={<PanelSkeleton />} onLeave={close} />}
      </Dropdown>
    </div>
  );
}
