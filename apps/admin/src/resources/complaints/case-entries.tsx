import { useEffect, useRef } from 'react';
import { ComplaintEntryContent } from '@sjaj/app-kit';
import type { AdminComplaintEntry } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Avatar, Badge, classNames } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';

/** The conversation with changes of status and internal notes, oldest first; it opens at its end. */
export function CaseEntries({ entries }: { readonly entries: readonly AdminComplaintEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [entries.length]);
  return (
    // A region that scrolls by itself is reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={list} className="cmp-entries" tabIndex={0}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { readonly entry: AdminComplaintEntry }) {
  const { author, who, at, isInternal } = entry;
  const [firstName = '', lastName = ''] = who.split(' ');
  return (
    <li className={classNames('cmp-entry', author === 'staff' && 'cmp-staff', isInternal && 'cmp-internal')}>
      <Avatar firstName={firstName} lastName={lastName} />
      <div className="cmp-entry-what">
        <div className="cmp-entry-head">
          <b>{who}</b>
          {isInternal && <Badge tone="warn">{t('complaints.internal')}</Badge>}
          <time className="sj-xs sj-t3 sj-num" dateTime={at}>
            {formatDateTime(new Date(at), language())}
          </time>
        </div>
        <ComplaintEntryContent entry={entry} />
      </div>
    </li>
  );
}
