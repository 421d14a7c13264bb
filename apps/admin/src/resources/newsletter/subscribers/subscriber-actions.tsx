import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { showFailure } from '@sjaj/app-kit';
import type { NewsletterSubscriber } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { api } from '../../../shared/api/api.ts';
import type { ListHandle } from '../../../shared/list/definition.ts';
import { RemoveRowButton, RowButton } from '../../../shared/record/row-button.tsx';
import { t } from '../../../shared/texts/t.ts';

interface SubscriberActionsProps {
  readonly subscriber: NewsletterSubscriber;
  readonly list: ListHandle<NewsletterSubscriber>;
}

/** The buttons to send to a paused address again and to delete a subscription. */
export function SubscriberActions({ subscriber: { id, email, state }, list }: SubscriberActionsProps) {
  const params = { id };
  const resume = useMutation({
    mutationFn: () => api.newsletterSubscribers.resume({ params }),
    onSuccess: ({ info }) => showToast({ title: info?.message ?? t('sign.saved') }),
    onError: showFailure,
    onSettled: list.reload,
  });
  return (
    <>
      {state === 'paused' && (
        <RowButton
          label={t('newsletter.resumeThis', { email })}
          icon={IconPlayerPlay}
          disabled={resume.isPending}
          onClick={() => resume.mutate()}
        />
      )}
      <RemoveRowButton
        label={t('newsletter.removeThis', { email })}
        title={t('newsletter.removeSubscriber')}
        question={t('newsletter.removeSubscriberSure', { email })}
        run={() => api.newsletterSubscribers.remove({ params })}
        onRemoved={list.reload}
      />
    </>
  );
}
