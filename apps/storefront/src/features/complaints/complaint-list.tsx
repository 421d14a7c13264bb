import { useState } from 'react';
import { IconMessageReply, IconSearch, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComplaintRow } from '@sjaj/contract';
import { formatDate } from '@sjaj/domain';
import { CountPill, EmptyState, ListSearchBar, Notice, Panel, Picture, Skeleton, Tabs, useUiLink } from '@sjaj/ui';
import { ComplaintStatusBadge, messageOf } from '@sjaj/app-kit';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { language, t } from '../../shared/texts/t.ts';
import styles from './complaints.module.css';
import { Progress } from './progress.tsx';
import { type ComplaintTab, complaintsQuery, countsQuery, PAGE_SIZE } from './queries.ts';

/** Pending and completed complaints, with search. */
export function ComplaintList() {
  const [state, setState] = useState<ComplaintTab>('pending');
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const { data: counts } = useQuery(countsQuery);
  const { data, error } = useQuery(complaintsQuery({ state, page, text: text.trim() }));
  const tab = (value: ComplaintTab) => ({
    value,
    label: (
      <>
        {t(`complaints.${value}`)} {counts && <CountPill>{counts[value]}</CountPill>}
      </>
    ),
  });
  const choose = (next: ComplaintTab): void => {
    setState(next);
    setPage(1);
  };
  const isLong = data !== undefined && (data.totalItems > PAGE_SIZE || text !== '');
  return (
    <Panel flush className={styles['list']}>
      <Tabs label={t('complaints.title')} value={state} tabs={[tab('pending'), tab('completed')]} onChange={choose}>
        {isLong && (
          <ListSearchBar
            label={t('complaints.search')}
            typed={text}
            onType={setText}
            page={page}
            pageSize={PAGE_SIZE}
            totalItems={data.totalItems}
            onPage={setPage}
          />
        )}
        {error && !data && <Notice tone="error">{messageOf(error)}</Notice>}
        {!data && !error && <ListSkeleton />}
        {data && data.rows.length === 0 && <NoComplaints state={state} isSearch={text !== ''} />}
        <ul className={styles['rows']}>
          {data?.rows.map((row) => (
            <li key={row.id}>
              <Row row={row} />
            </li>
          ))}
        </ul>
      </Tabs>
    </Panel>
  );
}

function Row({ row }: { readonly row: ComplaintRow }) {
  const Link = useUiLink();
  const isPending = row.status < 3;
  return (
    <>
      <div className={styles['row']}>
        <Picture
          src={row.article?.imageUrl ?? null}
          placeholder={placeholderAddress(row.article?.placeholder ?? 'box')}
          size={48}
        />
        <div className={styles['what']}>
          <div className={styles['head']}>
            <Link href={`/profile/rma/${row.id}`} className={`sj-link ${styles['number']}`}>
              {row.number}
            </Link>
            <ComplaintStatusBadge {...row} />
            <span className={`sj-xs sj-t3 sj-num ${styles['date']}`}>
              {formatDate(new Date(row.createdAt), language())}
            </span>
          </div>
          <span className={styles['name']}>{row.productName}</span>
          <span className="sj-xs sj-t3">
            {[t(`complaintKind.${row.kind}`), row.productCode].filter(Boolean).join(' · ')}
          </span>
        </div>
      </div>
      {isPending && <Progress status={row.status} />}
      {row.lastAnswer && (
        <div className={styles['answer']}>
          <IconMessageReply size={16} aria-hidden="true" />
          <div>
            <p>{row.lastAnswer.body}</p>
            <span className="sj-xs sj-t3">{row.lastAnswer.who}</span>
          </div>
        </div>
      )}
    </>
  );
}

function NoComplaints({ state, isSearch }: { readonly state: ComplaintTab; readonly isSearch: boolean }) {
  if (isSearch) return <EmptyState icon={<IconSearch size={28} />} title={t('complaints.noneFound')} />;
  return state === 'pending' ? (
    <EmptyState
      icon={<IconTool size={28} />}
      title={t('complaints.nonePending')}
      text={t('complaints.nonePendingHint')}
    />
  ) : (
    <EmptyState
      icon={<IconTool size={28} />}
      title={t('complaints.noneCompleted')}
      text={t('complaints.noneCompletedHint')}
    />
  );
}

const ROWS = [1, 2, 3];

function ListSkeleton() {
  return ROWS.map((row) => (
    <div key={row} className={styles['row']}>
      <Skeleton width={48} height={48} />
      <Skeleton height={48} />
    </div>
  ));
}
