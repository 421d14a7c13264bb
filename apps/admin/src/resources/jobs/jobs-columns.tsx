import type { JobState } from '@sjaj/contract';
import { formatNumber } from '@sjaj/domain';
import { Badge, type BadgeTone } from '@sjaj/ui';
import { actionsColumn } from '../../shared/list/actions-column.ts';
import type { Column } from '../../shared/list/definition.ts';
import { jobName, scheduleText, stateText, timeOf } from './job-labels.ts';
import { RunCell } from './run-cell.tsx';

const TONE = {
  never: 'grey',
  running: 'soft',
  done: 'soft',
  failed: 'error',
  absent: 'warn',
} as const satisfies Record<JobState['state'], BadgeTone>;

/** The state of the last run, with the reason of a failure. */
function StateCell(job: JobState) {
  return (
    <span className="job-two">
      <span>
        <Badge tone={TONE[job.state]}>{stateText(job)}</Badge>
      </span>
      {job.state === 'failed' && job.error !== null && <span className="job-reason">{job.error}</span>}
    </span>
  );
}

export const JOB_COLUMNS: readonly Column<JobState>[] = [
  { key: 'name', title: 'jobs.job', locked: true, onPhone: true, text: ({ name }) => jobName(name) },
  {
    key: 'schedule',
    title: 'jobs.schedule',
    text: ({ schedule }) => scheduleText(schedule),
    show: ({ schedule }) => <span className="job-schedule">{scheduleText(schedule)}</span>,
  },
  { key: 'state', title: 'field.status', onPhone: true, text: stateText, show: (job) => <StateCell {...job} /> },
  {
    key: 'startedAt',
    title: 'jobs.lastRun',
    text: ({ startedAt }) => timeOf(startedAt),
    show: ({ startedAt }) => <span className="sj-t2 sj-num">{timeOf(startedAt)}</span>,
  },
  {
    key: 'nextRunAt',
    title: 'jobs.nextRun',
    text: ({ nextRunAt }) => timeOf(nextRunAt),
    show: ({ nextRunAt }) => <span className="sj-t2 sj-num">{timeOf(nextRunAt)}</span>,
  },
  { key: 'runs', title: 'jobs.runs', right: true, text: ({ runs }) => formatNumber(runs) },
  { key: 'failures', title: 'jobs.failures', right: true, text: ({ failures }) => formatNumber(failures) },
  actionsColumn((job, list) => <RunCell job={job} list={list} />),
];
