import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
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
