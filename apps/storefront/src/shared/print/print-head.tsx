import { formatDateTime } from '@sjaj/domain';
import { Logo } from '@sjaj/ui';
import { useProfile } from '../session/profile.ts';
import { language, t } from '../texts/t.ts';
import styles from './print-head.module.css';

/** Stands on paper alone: whose page it is, who printed it and when. */
export function PrintHead() {
  const { userData } = useProfile();
  const name = `${userData.firstName} ${userData.lastName}`.trim() || t('role.guest');
  return (
    <div className={styles.head}>
      <Logo name="Sjaj" height={34} />
      <p>
        {userData.companyTitle && (
          <>
            <strong>{userData.companyTitle}</strong>
            <br />
          </>
        )}
        {t('frame.printedBy', { date: formatDateTime(new Date(), language()), name })}
      </p>
    </div>
  );
}
