import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { messageOf, showFailure } from '@sjaj/app-kit';
import type { NewsletterSubscriber } from '@sjaj/contract';
import { ConfirmDialog, IconButton, Notice, showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import type { ListHandle } from '../../../shared/list/definition.ts';
import { t } from '../../../shared/texts/t.ts';

interface SubscriberActionsProps {
  readonly subscriber: NewsletterSubscriber;
  readonly list: ListHandle<NewsletterSubscriber>;
}

/** The buttons to send to a paused address again and to delete a subscription. */
export function SubscriberActions({ subscriber: { id, email, state }, list }: SubscriberActionsProps) {
  const [asks, setAsks] = useState(false);
  const params = { id };
  const resume = useMutation({
    mutationFn: () => api.newsletterSubscribers.resume({ params }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: list.reload,
  });
  const remove = useMutation({
    mutationFn: () => api.newsletterSubscribers.remove({ params }),
    onSuccess: ({ info }) => {
      setAsks(false);
      showToast({ title: info?.message ?? t('sign.saved') });
      list.reload();
    },
    // The dialog shows the error.
    onError: () => undefined,
  });
  return (
    <>
      {state === 'paused' && (
        <IconButton
          size="sm"
          variant="line"
          tip="end"
          label={t('newsletter.resumeThis', { email })}
          icon={<IconPlayerPlay size={16} aria-hidden="true" />}
          disabled={resume.isPending}
          onClick={() => resume.mutate()}
        />
      )}
      <IconButton
        size="sm"
        variant="line"
        tip="end"
        label={t('newsletter.removeThis', { email })}
        icon={<IconTrash size={16} aria-hidden="true" />}
        onClick={() => setAsks(true)}
      />
      <ConfirmDialog
        title={t('newsletter.removeSubscriber')}
        open={asks}
        danger
        confirmLabel={t('newsletter.removeSubscriber')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => {
          setAsks(false);
          remove.reset();
        }}
      >
        {t('newsletter.removeSubscriberSure', { email })}
        {remove.error && <Notice tone="error">{messageOf(remove.error)}</Notice>}
      </ConfirmDialog>
    </>
  );
}
