import { ComplaintEntryContent } from '@sjaj/app-kit';
import type { ComplaintEntry } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { classNames } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import said from '../../shared/conversation/conversation.module.css';
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
  const { author, who, at } = entry;
  return (
    <li className={classNames(said['entry'], author === 'staff' && said['ofStaff'])}>
      <div className={styles['entryHead']}>
        <b>{who}</b>
        {author === 'staff' && <span className="sj-xs sj-t3">{t('complaints.supplierSays')}</span>}
        <time className="sj-xs sj-t3 sj-num" dateTime={at}>
          {formatDateTime(new Date(at), language())}
        </time>
      </div>
      <ComplaintEntryContent entry={entry} />
    </li>
  );
}
