import { type ReactNode, useState } from 'react';
import { IconSearch, IconTool } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@sjaj/app-kit';
import { MACHINE_VIEWS, type MachineRow } from '@sjaj/contract';
import { CountPill, EmptyState, ListSearchBar, PageTitle, Panel, Picture, Skeleton, Tabs, useUiLink } from '@sjaj/ui';
import { placeholderAddress } from '../../shared/article/placeholder.ts';
import { PanelFailed } from '../../shared/page/panel-failed.tsx';
import { t } from '../../shared/texts/t.ts';
import { MachineBadges } from './machine-badges.tsx';
import styles from './machines.module.css';
import { countsQuery, machinesQuery, type MachineView, PAGE_SIZE } from './queries.ts';

const TITLES = {
  all: 'machines.viewAll',
  attention: 'machines.viewAttention',
  retired: 'machines.viewRetired',
} as const;

interface MachinesPageProps {
  /** The way to the other list of the page: complaints. */
  readonly choice: ReactNode;
}

/** The machines that the company has bought: found by the number on the type plate. */
export function MachinesPage({ choice }: MachinesPageProps) {
  const [view, setView] = useState<MachineView>('all');
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const { data: counts } = useQuery(countsQuery);
  const { data, error, refetch } = useQuery(machinesQuery({ view, page, text: useDebounced(text.trim()) }));
  const tabs = MACHINE_VIEWS.map((value) => ({
    value,
    label: (
      <>
        {t(TITLES[value])} {counts && <CountPill>{counts[value]}</CountPill>}
      </>
    ),
  }));
  const choose = (next: MachineView): void => {
    setView(next);
    setPage(1);
  };
  return (
    <>
      <PageTitle title={t('complaints.title')} actions={choice} />
      <Panel flush>
        <Tabs label={t('machines.title')} value={view} tabs={tabs} onChange={choose}>
          <ListSearchBar
            label={t('machines.search')}
            typed={text}
            onType={setText}
            page={page}
            pageSize={PAGE_SIZE}
            totalItems={data?.totalItems ?? 0}
            onPage={setPage}
          />
          {error && !data && <PanelFailed error={error} onRetry={() => void refetch()} />}
          {!data && !error && <ListSkeleton />}
          {data?.rows.length === 0 && <NoMachines view={view} isSearch={text !== ''} />}
          <ul className={styles.rows}>
            {data?.rows.map((machine) => (
              <li key={machine.id}>
                <Row machine={machine} />
              </li>
            ))}
          </ul>
        </Tabs>
      </Panel>
    </>
  );
}

function Row({ machine }: { readonly machine: MachineRow }) {
  const Link = useUiLink();
  const { id, article, serialNumber, place } = machine;
  return (
    <Link href={`/profile/rma/machines/${id}`} className={styles.row}>
      <Picture src={article.imageUrl} placeholder={placeholderAddress(article.placeholder)} size={56} />
      <span className={styles.what}>
        <b className={styles.name}>{article.title}</b>
        <span className={`sj-sm ${serialNumber === null ? 'sj-t3' : ''}`}>
          {serialNumber ?? t('machines.noSerial')}
        </span>
        <span className="sj-xs sj-t3">{[article.brand, article.code, place].filter(Boolean).join(' · ')}</span>
        <span className={styles.badges}>
          <MachineBadges machine={machine} />
        </span>
      </span>
    </Link>
  );
}

const EMPTY = {
  all: 'machines.none',
  attention: 'machines.noneDue',
  retired: 'machines.noneRetired',
} as const;

function NoMachines({ view, isSearch }: { readonly view: MachineView; readonly isSearch: boolean }) {
  if (isSearch) return <EmptyState icon={<IconSearch size={28} />} title={t('machines.noneFound')} />;
  return (
    <EmptyState
      icon={<IconTool size={28} />}
      title={t(EMPTY[view])}
      text={view === 'all' ? t('machines.noneHint') : undefined}
    />
  );
}

const ROWS = [1, 2, 3];

const ListSkeleton = () =>
  ROWS.map((row) => (
    <div key={row} className={styles.row}>
      <Skeleton width={56} height={56} />
      <Skeleton height={72} />
    </div>
  ));
