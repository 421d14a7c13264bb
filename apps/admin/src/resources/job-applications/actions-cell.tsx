import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconArrowBackUp, IconCheck, IconTrash } from '@tabler/icons-react';
import { messageOf, showFailure } from '@sjaj/app-kit';
import type { JobApplication } from '@sjaj/contract';
import { ConfirmDialog, IconButton, Notice, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { tableTime } from '../../shared/figures/table-time.ts';
import type { ListHandle } from '../../shared/list/definition.ts';
import { t } from '../../shared/texts/t.ts';

interface ActionsCellProps {
  readonly application: JobApplication;
  readonly list: ListHandle<JobApplication>;
}

/** When the application was handled, and the buttons to mark and to delete it. */
export function ActionsCell({ application: { id, name, handledAt }, list }: ActionsCellProps) {
  const [asks, setAsks] = useState(false);
  const params = { id };
  const handle = useMutation({
    mutationFn: () => api.jobApplications.handle({ params, body: { isHandled: handledAt === null } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: list.reload,
  });
  const remove = useMutation({
    mutationFn: () => api.jobApplications.remove({ params }),
    onSuccess: ({ info }) => {
      setAsks(false);
      showToast({ title: info?.message ?? t('sign.saved') });
      list.reload();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  const Icon = handledAt === null ? IconCheck : IconArrowBackUp;
  return (
    <span className="sj-row sj-g4">
      {handledAt !== null && <span className="sj-t2">{tableTime(handledAt, new Date())}</span>}
      <IconButton
        tip="end"
        size="sm"
        variant="line"
        label={t(handledAt === null ? 'jobApplications.markHandled' : 'jobApplications.markWaiting', { name })}
        icon={<Icon size={16} aria-hidden="true" />}
        disabled={handle.isPending}
        onClick={() => handle.mutate()}
      />
      <IconButton
        size="sm"
        variant="line"
        tip="end"
        label={t('jobApplications.removeThis', { name })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsks(true)}
      />
      <ConfirmDialog
        title={t('jobApplications.remove')}
        open={asks}
        danger
        confirmLabel={t('jobApplications.remove')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsks(false);
          remove.reset();
        }}
      >
        {t('jobApplications.removeSure', { name })}
        {remove.error && <Notice tone="error">{messageOf(remove.error)}</Notice>}
      </ConfirmDialog>
    </span>
  );
}
