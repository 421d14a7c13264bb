import './profile-links.css';
import { useLocation } from '@tanstack/react-router';
import { useUiLink } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';
import { profilePagesFor } from './profile-pages.tsx';

/** The pages of the profile area that the user has, as links. */
export function ProfileLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const { userData } = useProfile();
  const pathname = useLocation({ select: (location) => location.pathname });
  const Link = useUiLink();
  const isOpen = (href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
  return profilePagesFor(userData).map((pages, index) => (
    <ul key={index} className="sj-menu shop-profile-links">
      {pages.map(({ href, title, Icon, Badge }) => (
        <li key={href}>
          <Link href={href} aria-current={isOpen(href) ? 'page' : undefined} onClick={onFollow}>
            <Icon size={18} aria-hidden="true" />
            <span className="sj-grow">{t(title)}</span>
            {Badge && <Badge />}
          </Link>
        </li>
      ))}
    </ul>
  ));
}
