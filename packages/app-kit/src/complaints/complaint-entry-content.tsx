import { COMPLAINT_STATUS, type ComplaintEntry } from '@sjaj/contract';
import { FileTiles } from '@sjaj/ui';
import { t } from '../texts/texts.ts';
import { complaintStatusName } from './complaint-status.tsx';

/** What an entry of a conversation says: its text, its files, and the status that it has set. */
export function ComplaintEntryContent({
  entry: { author, body, to, files },
}: {
  readonly entry: Pick<ComplaintEntry, 'author' | 'body' | 'to' | 'files'>;
}) {
  // A withdrawn complaint counts as resolved.
  const isWithdrawal = author === 'customer' && to === COMPLAINT_STATUS.resolved;
  return (
    <>
      {body !== '' && <p>{body}</p>}
      <FileTiles files={files} label={t('complaints.files')} />
      {to !== null && (
        <span className="sj-xs sj-t2">
          {t('complaints.statusSet', {
            status: isWithdrawal ? t('complaintEnd.withdrawn') : complaintStatusName(to),
          })}
        </span>
      )}
    </>
  );
}
