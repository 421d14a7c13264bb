import './start.css';
import { useQuery } from '@tanstack/react-query';
import type { StartPage as StartData, WorkQueue } from '@sjaj/contract';
import { businessDate, formatDate, weekday } from '@sjaj/domain';
import { PageTitle, Skeleton } from '@sjaj/ui';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { startQuery } from '../../shared/start-query.ts';
import { Allowed } from '../../shared/session/allowed.tsx';
import { useSeesAllCompanies } from '../../shared/session/profile.ts';
import { language, t } from '../../shared/texts/t.ts';
import { LowStock } from './low-stock.tsx';
import { Revenue } from './revenue.tsx';
import { SetupGuide } from './setup-guide.tsx';
import { Tiles } from './tiles.tsx';
import { Today } from './today.tsx';
import { ToVisit } from './to-visit.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** The start page: open work of staff and the revenue. */
export function StartPage() {
  const { data, error, refetch } = useQuery(startQuery);
  const seesAllCompanies = useSeesAllCompanies();
  const today = businessDate(new Date());
  const day = t(`weekday.${DAYS[weekday(today) - 1] ?? 'monday'}`);
  return (
    <>
      <PageTitle
        title={t('start.today', { day, date: formatDate(today, language()) })}
        note={seesAllCompanies ? undefined : <span className="sj-sm sj-t2">{t('start.ownCompanies')}</span>}
      />
      <Allowed to="editSettings">
        <SetupGuide />
      </Allowed>
      {!data && error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <StartSkeleton />}
      {data && <StartView data={data} />}
    </>
  );
}

function StartView({ data }: { readonly data: StartData }) {
  const countOf = (name: WorkQueue): number => data.queues.find(({ queue }) => queue === name)?.count ?? 0;
  return (
    <div className="adm-start">
      <Tiles queues={data.queues} />
      <div className="adm-start-lay">
        <div className="adm-start-column">
          {data.waitingOrders && <WaitingOrders orders={data.waitingOrders} total={countOf('approval')} />}
          <Revenue days={data.sales} />
        </div>
        <div className="adm-start-column">
          <Allowed to="recordVisits">
            <ToVisit />
          </Allowed>
          <Today today={data.today} branches={data.branches} />
          {data.lowStock && <LowStock articles={data.lowStock} total={countOf('lowStock')} />}
        </div>
      </div>
    </div>
  );
}

function StartSkeleton() {
  return (
    <div className="adm-start" aria-busy="true">
      <div className="adm-tiles">
        {Array.from({ length: 6 }, (_tile, index) => (
          <Skeleton key={index} height={98} radius={12} />
        ))}
      </div>
      <div className="adm-start-lay">
        <div className="adm-start-column">
          <Skeleton height={320} radius={12} />
          <Skeleton height={300} radius={12} />
        </div>
        <Skeleton height={620} radius={12} />
      </div>
    </div>
  );
}
