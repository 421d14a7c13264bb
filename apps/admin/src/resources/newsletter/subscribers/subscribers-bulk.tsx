import { IconPlayerPlay } from '@tabler/icons-react';
import type { NewsletterSubscriber } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { BulkActions } from '../../../shared/list/bulk-actions.tsx';
import { BulkDelete } from '../../../shared/list/bulk-delete.tsx';
import type { BulkProps } from '../../../shared/list/definition.ts';
import { t } from '../../../shared/texts/t.ts';

/** Sends to paused addresses again, or deletes the chosen subscriptions. */
export const SubscribersBulk = (props: BulkProps<NewsletterSubscriber>) => (
  <>
    <BulkActions
      {...props}
      doneText={(count) => t('bulk.changed', { count })}
      actions={[
        {
          key: 'resume',
          label: t('newsletter.resume'),
          icon: <IconPlayerPlay size={16} aria-hidden="true" />,
          applies: ({ state }) => state === 'paused',
          run: ({ id }) => api.newsletterSubscribers.resume({ params: { id } }),
        },
      ]}
    />
    <BulkDelete
      {...props}
      nameOf={({ email }) => email}
      nothingRefers
      run={({ id }) => api.newsletterSubscribers.remove({ params: { id } })}
    />
  </>
);
