import { formatDateTime } from '@sjaj/domain';
import { useProfile } from '../session/profile.ts';
import { ShopLogo } from '../shop-logo.tsx';
import { language, t } from '../texts/t.ts';
import styles from './print-head.module.css';

/** Stands on paper alone: whose page it is, who printed it and when. */
export function PrintHead() {
  const { firstName, lastName, companyTitle } = useProfile().userData;
  return <PrintHeadOf name={`${firstName} ${lastName}`.trim() || t('role.guest')} company={companyTitle} />;
}

interface PrintHeadOfProps {
  readonly name: string;
  readonly company?: string | null;
}

/** The same where nobody is asked who is here. */
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
