import type { Consumers } from '../../platform/outbox.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Settings } from '../settings/index.ts';
import { deliverMail, type PostOffice } from './deliver.ts';
import { queueMails } from './store/queue.ts';

/** Every system message is mailed as well. */
export const mailConsumers = (settings: () => Promise<Settings>): Consumers => ({
  'message.written': [
    {
      async gathered(tx, news) {
        const { orderMailAddresses, defaultLanguage } = await settings();
        const messageIds = news.flatMap(({ messageId }) => messageId ?? []);
        queueMails(tx, messageIds, { addresses: orderMailAddresses, language: defaultLanguage });
      },
    },
  ],
});

/** Asked for with each mail; each minute besides, for what has to be tried again. */
export const mailJobs = (office: PostOffice): readonly Job[] => [
  {
    name: 'mail.deliver',
    schedule: '* * * * *',
    run: (context) => deliverMail(context, office),
    retries: 1,
    expiresAfter: 600,
  },
];
