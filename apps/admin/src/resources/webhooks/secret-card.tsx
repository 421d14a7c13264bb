import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { Button, ConfirmDialog, Panel } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { SecretDialog } from '../../shared/secret/secret-dialog.tsx';
import { t } from '../../shared/texts/t.ts';

/** Makes a new secret and shows it once. */
export function SecretCard({ webhookId }: { readonly webhookId: number }) {
  const [asks, setAsks] = useState(false);
  const change = useMutation({
    mutationFn: async () => (await api.webhooks.changeSecret({ params: { id: webhookId } })).data.secret,
    onError: showFailure,
    onSettled: () => setAsks(false),
  });
  return (
    <Panel title={t('webhooks.secret')}>
      <div className="sj-col sj-g12">
        <p className="sj-sm sj-t3">{t('webhooks.secretHint')}</p>
        <Button variant="soft" size="sm" onClick={() => setAsks(true)}>
          {t('webhooks.newSecret')}
        </Button>
      </div>
      <ConfirmDialog
        title={t('webhooks.newSecret')}
        open={asks}
        confirmLabel={t('webhooks.newSecret')}
        busy={change.isPending}
        onConfirm={() => change.mutate()}
        onClose={() => setAsks(false)}
      >
        {t('webhooks.newSecretSure')}
      </ConfirmDialog>
      {change.data !== undefined && (
        <SecretDialog title={t('webhooks.secret')} secret={change.data} onClose={() => change.reset()} />
      )}
    </Panel>
  );
}
