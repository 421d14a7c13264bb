import './to-visit.css';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconCalendarPlus } from '@tabler/icons-react';
import type { PlannedVisit } from '@sjaj/contract';
import { businessDate, formatDate } from '@sjaj/domain';
import { Badge, EmptyState, Panel, Skeleton, useUiLink } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { language, t } from '../../shared/texts/t.ts';

const plannedQuery = queryOptions({
  queryKey: ['visits', 'planned'],
  queryFn: async ({ signal }) => (await api.visits.planned({ signal })).data,
});

/** The companies that are to be visited again, the earliest day first. */
export function ToVisit() {
  const { data, error, refetch } = useQuery(plannedQuery);
  return (
    <Panel title={t('visits.toVisit')}>
      {error && !data && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={120} radius={8} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconCalendarPlus size={28} />}
          title={t('visits.nobodyToVisit')}
          text={t('visits.planHint')}
        />
      )}
      <ul className="adm-to-visit">
        {data?.map((visit) => (
          <li key={visit.companyId}>
            <Planned visit={visit} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Planned({ visit }: { readonly visit: PlannedVisit }) {
  const Link = useUiLink();
  const { companyId, company, town, phone, nextOn, nextStep } = visit;
  const today = businessDate(new Date());
  return (
    <>
      <span className="sj-row sj-wraps sj-g8">
        <b className="sj-num">{formatDate(nextOn, language())}</b>
        {nextOn < today && <Badge tone="warn">{t('visits.overdue')}</Badge>}
        {nextOn === today && <Badge tone="soft">{t('visits.today')}</Badge>}
        <Link className="sj-link" href={`/companies/${companyId}`}>
          {company}
        </Link>
      </span>
      {nextStep && <span className="sj-sm adm-block">{nextStep}</span>}
      <span className="sj-sm sj-t3 adm-block">
        {town}
        {phone && (
          <>
            {' · '}
            <a className="sj-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {phone}
            </a>
          </>
        )}
      </span>
    </>
  );
}
