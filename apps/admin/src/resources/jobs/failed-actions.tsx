import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import { ConfirmDialog, showToast } from '@sjaj/ui';
import { RowButton } from '../../shared/record/row-button.tsx';
import { t } from '../../shared/texts/t.ts';

interface FailedActionsProps {
  readonly name: string;
  readonly decide: (
    decision: 'retry' | 'dismiss',
  ) => Promise<{ readonly info?: { readonly message: string } | undefined }>;
  readonly onDecided: () => void;
}

/** The buttons to retry or discard failed work. */
export function FailedActions({ name, decide: send, onDecided }: FailedActionsProps) {
  const [isSure, setSure] = useState(false);
  const decide = useMutation({
    mutationFn: send,
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved'), text: name }),
    onError: showFailure,
    // Also after a refusal: a colleague may have acted first.
    onSettled: () => {
      setSure(false);
      onDecided();
    },
  });
  return (
    <span className="sj-row sj-g4">
      <RowButton
        label={t('jobs.retryThis', { job: name })}
        icon={IconRefresh}
        disabled={decide.isPending}
        onClick={() => decide.mutate('retry')}
      />
      <RowButton
        label={t('jobs.dismissThis', { job: name })}
        icon={IconTrash}
        disabled={decide.isPending}
        onClick={() => setSure(true)}
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
