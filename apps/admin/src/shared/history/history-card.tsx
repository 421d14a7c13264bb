import './history.css';
import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AuditRow } from '@sjaj/contract';
import { Panel, Skeleton } from '@sjaj/ui';
import { Allowed } from '../session/allowed.tsx';
import { api } from '../api/api.ts';
import { tableTime } from '../figures/table-time.ts';
import { FailureState } from '../page/failure-state.tsx';
import { t } from '../texts/t.ts';
import { EntryButton } from './entry-dialog.tsx';
import { historyKey } from './history-key.ts';

const FIRST = 5;
const MORE = 48;

interface HistoryCardProps {
  /** As the audit log calls this kind of record. */
  readonly entity: string;
  readonly entityId: number;
  /** Entries about something else, such as a person of the company, tell its name. */
  readonly name: string;
  /** A new version has a new entry. */
  readonly version: number;
}

/** The last entries of the audit log about a record, for those who may read it. */
export const HistoryCard = (props: HistoryCardProps) => (
  <Allowed to="viewAuditLog">
    <Entries {...props} />
  </Allowed>
);

function Entries({ entity, entityId, name, version }: HistoryCardProps) {
  const [isLong, setLong] = useState(false);
  const pageSize = isLong ? MORE : FIRST;
  const { data, error, refetch } = useQuery({
    queryKey: [...historyKey(entity, entityId), version, pageSize],
    queryFn: ({ signal }) => api.auditLog.list({ body: { entities: [entity], entityId, pageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });
  const total = data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel title={t('auditLog.history')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} radius={8} />}
      {total === 0 && data && <p className="sj-sm sj-t2">{t('auditLog.noHistory')}</p>}
      <ol className="adm-history">
        {data?.data.map((entry) => (
          <Entry key={entry.id} entry={entry} name={name} />
        ))}
      </ol>
      {!isLong && total > FIRST && (
        <button type="button" className="sj-link sj-sm" onClick={() => setLong(true)}>
          {t('action.showMore')}
        </button>
      )}
    </Panel>
  );
}

function Entry({ entry, name }: { readonly entry: AuditRow; readonly name: string }) {
  const { deedTitle, recordTitle, customer, changes, who, at } = entry;
  const subject = recordTitle === name || customer !== null ? null : recordTitle;
  return (
    <li>
      <EntryButton entry={entry}>{[deedTitle, subject].filter(Boolean).join(': ')}</EntryButton>
      {/* What was sent on behalf of a customer is no change of the record. */}
      {customer === null &&
        changes.map(({ path, label, before, after }) => (
          <span key={path} className="sj-sm sj-t2 adm-block adm-entry-change">
            {`${label}: ${before ?? '–'} → ${after ?? '–'}`}
          </span>
        ))}
      <span className="sj-xs sj-t3 adm-block">{`${who} · ${tableTime(at, new Date())}`}</span>
    </li>
  );
}
