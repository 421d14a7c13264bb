import { formatDateTime } from '@sjaj/domain';
import { useProfile } from '../session/profile.ts';
import { ShopLogo } from '../shop-logo.tsx';
import { language, t } from '../texts/t.ts';
import styles from './print-head.module.css';

/** The head of a printed page: company, user and time. Hidden on the screen. */
export function PrintHead() {
  const { firstName, lastName, companyTitle } = useProfile().userData;
  return <PrintHeadOf name={`${firstName} ${lastName}`.trim() || t('role.guest')} company={companyTitle} />;
}

interface PrintHeadOfProps {
  readonly name: string;
  readonly company?: string | null;
}

/** The same for pages without a profile. */
export const PrintHeadOf = ({ name, company }: PrintHeadOfProps) => (
  <div className={styles.head}>
    <ShopLogo height={34} />
    <p>
      {company && (
        <>
          <strong>{company}</strong>
          <br />
        </>
      )}
      {t('frame.printedBy', { date: formatDateTime(new Date(), language()), name })}
    </p>
  </div>
);
