import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import type { FailedJob } from '@sjaj/contract';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { showFailure } from '../../shared/api/failure.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';
import { jobName } from './job-words.ts';

interface FailedActionsProps {
  readonly job: FailedJob;
  readonly list: ListHandle<FailedJob>;
}

/** Give it to the worker again, or put it away. */
export function FailedActions({ job, list }: FailedActionsProps) {
  const [isSure, setSure] = useState(false);
  const name = jobName(job.name);
  const params = { id: job.id };
  const decide = useMutation({
    mutationFn: (decision: 'retry' | 'dismiss') => api.jobs[decision]({ params }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved'), text: name }),
    onError: showFailure,
    // Also after a refusal: a colleague may have been faster.
    onSettled: () => {
      setSure(false);
      list.reload();
    },
  });
  return (
    <span className="sj-row sj-g4">
      <IconButton
        size="sm"
        variant="line"
        label={t('jobs.retryThis', { job: name })}
        icon={<IconRefresh size={16} aria-hidden="true" />}
        disabled={decide.isPending}
        onClick={() => decide.mutate('retry')}
        tip="end"
      />
      <IconButton
        size="sm"
        variant="line"
        label={t('jobs.dismissThis', { job: name })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        disabled={decide.isPending}
        onClick={() => setSure(true)}
        tip="end"
      />
      <ConfirmDialog
        title={t('jobs.dismiss')}
        open={isSure}
        confirmLabel={t('action.delete')}
        danger
        busy={decide.isPending}
        onConfirm={() => decide.mutate('dismiss')}
        onClose={() => setSure(false)}
      >
        {t('jobs.dismissSure', { job: name })}
      </ConfirmDialog>
    </span>
  );
}
