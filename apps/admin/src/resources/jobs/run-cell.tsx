import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { JobState } from '@sjaj/contract';
import { IconButton, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { jobName } from './job-labels.ts';

interface RunCellProps {
  readonly job: JobState;
  readonly list: ListHandle<JobState>;
}

const SHOWN_AFTER_MS = 3_000;

/** Runs a scheduled job now. Jobs without a schedule have no button. */
export function RunCell({ job, list }: RunCellProps) {
  const run = useMutation({
    mutationFn: () => api.jobs.run({ params: { id: job.id } }),
    onSuccess: ({ info }) => {
      showToast({ title: info?.message ?? t('sign.saved'), text: jobName(job.name) });
      window.setTimeout(list.reload, SHOWN_AFTER_MS);
    },
    onError: showFailure,
  });
  if (job.schedule === null) return null;
  return (
    <IconButton
      size="sm"
      label={t('jobs.runThis', { job: jobName(job.name) })}
      icon={<IconPlayerPlay size={16} aria-hidden="true" />}
      disabled={run.isPending}
      onClick={() => run.mutate()}
      tip="end"
    />
  );
}
