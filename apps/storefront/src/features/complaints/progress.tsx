import { complaintStatusName } from '@sjaj/app-kit';
import { COMPLAINT_STATUS, type ComplaintStatus } from '@sjaj/contract';
import { classNames } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';

/** The three steps of a complaint. */
export function Progress({ status }: { readonly status: ComplaintStatus }) {
  const reached = Math.min(status, COMPLAINT_STATUS.rejected);
  const steps = [
    complaintStatusName(COMPLAINT_STATUS.received),
    complaintStatusName(COMPLAINT_STATUS.inProcessing),
    t('complaints.outcome'),
  ];
  return (
    <ol className={styles['progress']}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classNames(index < reached && styles['reached'])}
          aria-current={index + 1 === reached ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
