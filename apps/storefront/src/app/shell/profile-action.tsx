import { IconClipboardList, IconLogout, IconReceipt, IconUserCog } from '@tabler/icons-react';
import { Avatar, Dropdown, useUiLink } from '@sjaj/ui';
import { useProfile } from '../../shared/session/profile.ts';
import { t } from '../../shared/texts/t.ts';

/** Who is signed in and for which company, and what is theirs. */
export function ProfileAction() {
  const { firstName, lastName, companyTitle, role } = useProfile().userData;
  const Link = useUiLink();
  return (
    <Dropdown
      className="sj-notphone"
      triggerClass="shop-action"
      trigger={
        <>
          <Avatar firstName={firstName} lastName={lastName} />
          <span className="shop-action-words">
            <b>{t('frame.greeting', { firstName })}</b>
            {companyTitle && <small className="sj-ell">{companyTitle.toLocaleUpperCase()}</small>}
          </span>
        </>
      }
    >
      {(close) => (
        <div className="sj-menu">
          <Link href="/profile/orders" onClick={close}>
            <IconReceipt size={18} aria-hidden="true" />
            {t('frame.orders')}
          </Link>
          <Link href="/profile/shopping-cards" onClick={close}>
            <IconClipboardList size={18} aria-hidden="true" />
            {t('savedCarts.title')}
          </Link>
          {role === 'company_admin' && (
            <Link href="/profile/ordering" onClick={close}>
              <IconUserCog size={18} aria-hidden="true" />
              {t('frame.ordering')}
            </Link>
          )}
          <Link href="/auth/logout" onClick={close}>
            <IconLogout size={18} aria-hidden="true" />
            {t('frame.logOut')}
          </Link>
        </div>
      )}
    </Dropdown>
  );
}
