import { useMutation } from '@tanstack/react-query';
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { JobApplication } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { RemoveRowButton, RowButton } from '../../shared/record/row-button.tsx';
import { t } from '../../shared/texts/t.ts';

interface ActionsCellProps {
  readonly application: JobApplication;
  readonly list: ListHandle<JobApplication>;
}

/** When the application was handled, and the buttons to mark and to delete it. */
export function ActionsCell({ application: { id, name, handledAt }, list }: ActionsCellProps) {
  const params = { id };
  const handle = useMutation({
    mutationFn: () => api.jobApplications.handle({ params, body: { isHandled: handledAt === null } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: list.reload,
  });
  const Icon = handledAt === null ? IconCheck : IconArrowBackUp;
  return (
    <span className="sj-row sj-g4">
      {handledAt !== null && <span className="sj-t2">{tableTime(handledAt, new Date())}</span>}
      <RowButton
        label={t(handledAt === null ? 'jobApplications.markHandled' : 'jobApplications.markWaiting', { name })}
        icon={Icon}
        disabled={handle.isPending}
        onClick={() => handle.mutate()}
      />
      <RemoveRowButton
        label={t('jobApplications.removeThis', { name })}
        title={t('jobApplications.remove')}
        question={t('jobApplications.removeSure', { name })}
        run={() => api.jobApplications.remove({ params })}
        onRemoved={list.reload}
      />
    </span>
  );
}
