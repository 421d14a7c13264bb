import { useState } from 'react';
import { IconInbox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ComplaintStatusBadge, useDebounced } from '@sjaj/app-kit';
import { type AdminComplaintRow, COMPLAINT_VIEWS, type ComplaintView } from '@sjaj/contract';
import { EmptyState, ListSearchBar, Picture, SegmentedControl, Skeleton, useUiLink } from '@sjaj/ui';
import { complaintCountsQuery } from '../../shared/complaint-counts.ts';
import { placeholderUrl } from '../../shared/figures/placeholder.ts';
import { shortTableTime, tableTime } from '../../shared/figures/table-time.ts';
import { waitingText } from '../../shared/figures/waiting-text.ts';
import { useSingleKeys } from '../../shared/keys/single-keys.ts';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { t } from '../../shared/texts/t.ts';
import { inboxQuery, PAGE_SIZE } from './queries.ts';

/** The queue: who waits longest comes first. J and K open the next and the previous complaint. */
export function InboxList({ openId }: { readonly openId: number | null }) {
  const [view, setView] = useState<ComplaintView>('open');
  const [page, setPage] = useState(1);
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim());
  const { data: counts } = useQuery(complaintCountsQuery);
  const { data, error, refetch } = useQuery(inboxQuery({ view, page, text }));
  const navigate = useNavigate();
  const rows = data?.rows ?? [];
  const step = (by: 1 | -1) => () => {
    const at = rows.findIndex(({ id }) => id === openId);
    const next = rows[at === -1 ? 0 : at + by];
    if (!next) return false;
    void navigate({ to: '/complaints/$id', params: { id: String(next.id) } });
    return true;
  };
  useSingleKeys({ j: step(1), k: step(-1) });
  const labelOf = (one: ComplaintView): string => {
    const count = counts && one !== 'all' ? counts[one] : undefined;
    return count === undefined ? t(`complaints.${one}`) : `${t(`complaints.${one}`)} ${count}`;
  };
  return (
    <section className="cmp-list" aria-label={t('resource.complaints')}>
      <div className="cmp-tools">
        <SegmentedControl
          label={t('complaints.views')}
          value={view}
          options={COMPLAINT_VIEWS.map((value) => ({ value, label: labelOf(value) }))}
          onChange={(next) => {
            setView(next);
            setPage(1);
          }}
        />
        <ListSearchBar
          label={t('complaints.search')}
          typed={typed}
          onType={setTyped}
          page={page}
          pageSize={PAGE_SIZE}
          totalItems={data?.totalItems ?? 0}
          onPage={setPage}
        />
      </div>
      {!data && error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={320} />}
      {data && rows.length === 0 && (
        <EmptyState icon={<IconInbox size={28} />} title={t('complaints.none')} text={t('complaints.noneHint')} />
      )}
      <ul className="cmp-rows">
        {rows.map((row) => (
          <li key={row.id}>
            <Row row={row} isOpen={row.id === openId} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row, isOpen }: { readonly row: AdminComplaintRow; readonly isOpen: boolean }) {
  const Link = useUiLink();
  return (
    <Link href={`/complaints/${row.id}`} className="cmp-row" aria-current={isOpen ? 'true' : undefined}>
      <Picture
        src={row.article?.imageUrl ?? null}
        placeholder={placeholderUrl(row.article?.placeholder ?? 'box')}
        size={40}
      />
      <span className="cmp-row-what">
        <span className="cmp-row-head">
          <b>{row.customer.title}</b>
          <time
            className="sj-xs sj-t3 sj-num sj-nw"
            dateTime={row.updatedAt}
            title={tableTime(row.updatedAt, new Date())}
          >
            {shortTableTime(row.updatedAt, new Date())}
          </time>
        </span>
        <span className="sj-sm sj-ell">{row.summary}</span>
        <span className="cmp-row-foot sj-xs">
          <ComplaintStatusBadge {...row} />
          {row.unansweredSince ? (
            <b className="adm-attention">{t('complaints.unanswered', { time: waitingText(row.unansweredSince) })}</b>
          ) : (
            <span className="sj-t3 sj-ell">{row.assignee?.name ?? row.number}</span>
          )}
        </span>
      </span>
    </Link>
  );
}
