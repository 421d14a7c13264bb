import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@sjaj/app-kit';
import { formatDate, formatTime } from '@sjaj/domain';
import { Button, Notice, Panel, Skeleton } from '@sjaj/ui';
import { language, t } from '../../shared/texts/t.ts';
import styles from './company.module.css';
import { historyQuery } from './queries.ts';

const FIRST = 5;
const MORE = 48;

const DEEDS = {
  'companies.invite': 'ordering.didInvite',
  'companies.save_member': 'ordering.didMember',
  'companies.send_link': 'ordering.didLink',
  'companies.name_deputy': 'ordering.didNameDeputy',
  'companies.end_deputy': 'ordering.didEndDeputy',
  'companies.save_branches': 'companyBranches.didBranches',
  'companies.save_rights': 'ordering.didRights',
} as const;

const deedOf = (action: string) =>
  Object.entries(DEEDS).find(([known]) => known === action)?.[1] ?? 'ordering.didApproval';

/** Who has changed people, limits and approval. */
export function HistoryPanel() {
  const [isLong, setLong] = useState(false);
  const { data, error } = useQuery(historyQuery(isLong ? MORE : FIRST));
  const total = data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel title={t('ordering.history')}>
      {error && !data && <Notice tone="error">{messageOf(error)}</Notice>}
      {!error && !data && <Skeleton height={96} />}
      {data && total === 0 && <p className="sj-sm sj-t2">{t('ordering.noHistory')}</p>}
      <ol className={styles.history}>
        {data?.data.map(({ id, at, who, action, about }) => (
          <li key={id}>
            <span>{[t(deedOf(action)), about].filter(Boolean).join(': ')}</span>
            <span className="sj-sm sj-t3">
              {`${who} · ${formatDate(new Date(at), language())} ${formatTime(new Date(at))}`}
            </span>
          </li>
        ))}
      </ol>
      {!isLong && total > FIRST && (
        <Button variant="text" size="sm" onClick={() => setLong(true)}>
          {t('ordering.showMore')}
        </Button>
      )}
    </Panel>
  );
}
