import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CompanyEvent } from '@sjaj/contract';
import { Panel, Skeleton } from '@sjaj/ui';
import { tableTime } from '../../../shared/figures/table-time.ts';
import { FailureState } from '../../../shared/page/failure-state.tsx';
import { t } from '../../../shared/texts/t.ts';
import { historyQuery } from '../queries.ts';
import { deedKey, fieldKey } from './history.logic.ts';

const FIRST = 10;
const MORE = 48;
const DECIMAL = /^-?\d+\.\d+$/;

/** The audit log of the company, with the actions of sales representatives on its behalf. */
export function HistoryCard({ companyId }: { readonly companyId: number }) {
  const [isLong, setLong] = useState(false);
  const { data, error, refetch } = useQuery(historyQuery(companyId, isLong ? MORE : FIRST));
  const total = data?.pagedResult?.totalItems ?? 0;
  return (
    <Panel title={t('company.history')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} radius={8} />}
      {total === 0 && data && <p className="sj-sm sj-t2">{t('company.noHistory')}</p>}
      <ol className="adm-company-history">
        {data?.data.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {!isLong && total > FIRST && (
        <button type="button" className="sj-link sj-sm" onClick={() => setLong(true)}>
          {t('company.showMore')}
        </button>
      )}
    </Panel>
  );
}

function Event({ event: { action, about, changes, who, at } }: { readonly event: CompanyEvent }) {
  return (
    <li>
      <b>{[t(deedKey(action)), about].filter(Boolean).join(': ')}</b>
      {changes.map(({ field, before, after }) => {
        const key = fieldKey(field);
        return (
          <span key={field} className="sj-sm sj-t2 adm-block">
            {`${key ? t(key) : field}: ${valueText(before)} → ${valueText(after)}`}
          </span>
        );
      })}
      <span className="sj-xs sj-t3 adm-block">{`${who} · ${tableTime(at, new Date())}`}</span>
    </li>
  );
}

function valueText(value: string | null): string {
  if (value === 'true') return t('sign.yes');
  if (value === 'false') return t('sign.no');
  if (value === null) return '–';
  return DECIMAL.test(value) ? value.replace('.', ',') : value;
}
