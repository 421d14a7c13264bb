import './history.css';
import { useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AuditEntry, AuditRow } from '@sjaj/contract';
import { formatDateTime } from '@sjaj/domain';
import { Button, Dialog, type Fact, Facts, Skeleton, useUiLink } from '@sjaj/ui';
import { api } from '../api/api.ts';
import { FailureState } from '../page/failure-state.tsx';
import { language, t } from '../texts/t.ts';
import { ChangeList } from './change-list.tsx';
import { recordHref } from './record-links.ts';

/** The words of an entry, which open it. */
export function EntryButton({ entry, children }: { readonly entry: AuditRow; readonly children: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="adm-entry-open sj-link" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && <EntryDialog entry={entry} onClose={() => setOpen(false)} />}
    </>
  );
}

const entryQuery = (id: number) =>
  queryOptions({
    queryKey: ['audit-log', 'one', id],
    queryFn: async ({ signal }) => (await api.auditLog.one({ params: { id } }, { signal })).data,
  });

/** An entry of the audit log with all that it changed. */
function EntryDialog({ entry, onClose }: { readonly entry: AuditRow; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(entryQuery(entry.id));
  return (
    <Dialog
      title={entry.deedTitle}
      open
      onClose={onClose}
      size="lg"
      foot={
        <Button variant="ghost" onClick={onClose}>
          {t('action.close')}
        </Button>
      }
    >
      {!data && error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} radius={12} />}
      {data && <EntryFacts entry={data} />}
    </Dialog>
  );
}

/** `Brend · Sjaj Pro`; `Brend 12` where it has no name any more. */
export const recordName = ({ entityTitle, entityId, recordTitle }: AuditRow): string =>
  recordTitle === null
    ? [entityTitle, entityId].filter((part) => part !== null).join(' ')
    : `${entityTitle} · ${recordTitle}`;

function EntryFacts({ entry }: { readonly entry: AuditEntry }) {
  const Link = useUiLink();
  const { at, who, customer, changes, changeCount } = entry;
  const href = recordHref(entry);
  const name = recordName(entry);
  const facts: Fact[] = [
    { term: t('auditLog.at'), value: formatDateTime(new Date(at), language()) },
    { term: t('auditLog.who'), value: who },
    ...(customer === null ? [] : [{ term: t('auditLog.customer'), value: customer }]),
    {
      term: t('auditLog.record'),
      value:
        href === null ? (
          name
        ) : (
          <Link href={href} className="sj-link">
            {name}
          </Link>
        ),
    },
  ];
  return (
    <div className="sj-col sj-g16">
      <Facts facts={facts} left />
      {changes.length === 0 ? (
        <p className="sj-sm sj-t2">{t('auditLog.noChanges')}</p>
      ) : (
        <ChangeList changes={changes} />
      )}
      {changeCount > changes.length && (
        <p className="sj-sm sj-t3">{t('auditLog.moreChanges', { count: changeCount - changes.length })}</p>
      )}
    </div>
  );
}
