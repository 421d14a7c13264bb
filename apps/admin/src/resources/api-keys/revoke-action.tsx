import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconBan } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { AdminApiKey } from '@sjaj/contract';
import { ConfirmDialog, IconButton, showToast } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';

interface RevokeActionProps {
  readonly apiKey: Pick<AdminApiKey, 'id' | 'title'>;
  readonly onDone: () => void;
}

/** Ends a key, after a question. */
export function RevokeAction({ apiKey: { id, title }, onDone }: RevokeActionProps) {
  const [asks, setAsks] = useState(false);
  const revoke = useMutation({
    mutationFn: () => api.apiKeys.revoke({ params: { id } }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved'), text: title }),
    onError: showFailure,
    onSettled: () => {
      setAsks(false);
      onDone();
    },
  });
  return (
    <>
      <IconButton
        size="sm"
        label={t('apiKeys.revokeThis', { name: title })}
        icon={<IconBan size={16} aria-hidden="true" />}
        onClick={() => setAsks(true)}
        tip="end"
      />
      <ConfirmDialog
        title={t('apiKeys.revokeTitle', { name: title })}
        open={asks}
        confirmLabel={t('apiKeys.revoke')}
        danger
        busy={revoke.isPending}
        onConfirm={() => revoke.mutate()}
        onClose={() => setAsks(false)}
      >
        {t('apiKeys.revokeSure')}
      </ConfirmDialog>
    </>
  );
}
