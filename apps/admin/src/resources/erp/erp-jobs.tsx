import './erp.css';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { JobName, JobState } from '@sjaj/contract';
import type { StaffKey } from '@sjaj/i18n';
import { Button, Facts, Notice, Panel, showToast, Skeleton } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import { FailureState } from '../../shared/page/failure-state.tsx';
import { NameCell } from '../../shared/record/name-cell.tsx';
import { t } from '../../shared/texts/t.ts';

const TITLES: Partial<Readonly<Record<JobName, StaffKey>>> = {
  'erp.push-orders': 'jobs.pushOrders',
  'erp.pull-finance': 'jobs.pullFinance',
  'erp.pull-prices': 'jobs.pullPrices',
  'erp.pull-stock': 'jobs.pullStock',
};

const STATES = {
  never: 'jobs.never',
  running: 'jobs.running',
  done: 'jobs.done',
  failed: 'jobs.failed',
  absent: 'jobs.absent',
} as const satisfies Record<JobState['state'], StaffKey>;

const LOOK_EVERY_MS = 5_000;
/** A panel without an error: the list below keeps its place while the jobs load. */
const PANEL_PX = 140;

const jobsQuery = queryOptions({
  queryKey: ['erp', 'jobs'],
  queryFn: async ({ signal }) => (await api.jobs.list({ signal })).data.filter(({ name }) => name in TITLES),
  refetchInterval: LOOK_EVERY_MS,
});

const timeText = (instant: string | null): string => (instant === null ? '–' : tableTime(instant, new Date()));

/** The jobs that pull from the ERP, with the way to the prices that wait for a decision. */
export const Pulls = () => (
  <>
    <ErpJobs names={['erp.pull-prices', 'erp.pull-stock', 'erp.pull-finance']} />
    <Notice tone="info" className="adm-erp-doubtful">
      {t('erpRefusals.doubtful')} <NameCell href="/prices?view=proposed" name={t('erpRefusals.toProposals')} />
    </Notice>
  </>
);

/** How the exchange with the ERP goes: the last run of each job, the next one, and what went wrong. All jobs where no names are given. */
export function ErpJobs({ names }: { readonly names?: readonly JobName[] }) {
  const { data, error, refetch } = useQuery(jobsQuery);
  if (error && !data) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className="adm-erp-jobs">
        <Skeleton height={PANEL_PX} radius={12} />
        <Skeleton height={PANEL_PX} radius={12} />
      </div>
    );
  const running = data.filter(({ name, state }) => state !== 'absent' && (names?.includes(name) ?? true));
  if (running.length === 0)
    return (
      <div className="adm-erp-jobs">
        <Panel className="adm-erp-none">{t('erpOrders.notConnected')}</Panel>
      </div>
    );
  return (
    <div className="adm-erp-jobs">
      {running.map((job) => (
        <JobPanel key={job.name} job={job} />
      ))}
    </div>
  );
}

function JobPanel({ job }: { readonly job: JobState }) {
  const title = t(TITLES[job.name] ?? 'resource.erpOrders');
  const run = useMutation({
    mutationFn: () => api.jobs.run({ params: { id: job.id } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved'), text: title }),
    onError: showFailure,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: jobsQuery.queryKey }),
  });
  return (
    <Panel
      title={title}
      end={
        <Button
          variant="soft"
          size="sm"
          icon={<IconPlayerPlay size={16} aria-hidden="true" />}
          aria-label={t('jobs.runThis', { job: title })}
          busy={run.isPending}
          onClick={() => run.mutate()}
        >
          {t('erpOrders.runNow')}
        </Button>
      }
    >
      <div className="sj-col sj-g12">
        <Facts
          facts={[
            { term: t('erpOrders.state'), value: t(STATES[job.state]) },
            { term: t('erpOrders.lastRun'), value: timeText(job.endedAt) },
            { term: t('erpOrders.nextRun'), value: timeText(job.nextRunAt) },
          ]}
        />
        {job.error !== null && <Notice tone="error">{job.error}</Notice>}
      </div>
    </Panel>
  );
}
