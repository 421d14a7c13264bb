import { complaintStatusName } from '@sjaj/app-kit';
import type { ComplaintEntry } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { classNames, FileTiles } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './complaint.module.css';

/** Messages of both sides and changes of status, oldest first. */
export function Conversation({ entries }: { readonly entries: readonly ComplaintEntry[] }) {
  return (
    <ol className={styles['entries']} aria-label={t('complaints.conversation')}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: ComplaintEntry }) {
  const { author, who, body, to, at, files } = entry;
  const isWithdrawal = author === 'customer' && to === 4;
  return (
    <li className={classNames(styles['entry'], author === 'staff' && styles['ofStaff'])}>
      <div className={styles['entryHead']}>
        <b>{who}</b>
        {author === 'staff' && <span className="sj-xs sj-t3">{t('complaints.supplierSays')}</span>}
        <time className="sj-xs sj-t3 sj-num" dateTime={at}>
          {formatDateTime(new Date(at), language())}
        </time>
      </div>
      {body !== '' && <p>{body}</p>}
      <FileTiles files={files} label={t('complaints.files')} />
      {to !== null && (
        <span className="sj-xs sj-t2">
          {t('complaints.statusSet', {
            status: isWithdrawal ? t('complaintStatus.withdrawn') : complaintStatusName(to),
          })}
        </span>
      )}
    </li>
  );
}
