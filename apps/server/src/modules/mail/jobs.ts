import type { JobName } from '@sjaj/contract';
import type { EventConsumers } from '../../kernel/domain-events.ts';
import type { RetentionTask } from '../../kernel/retention.ts';
import type { Job } from '../../platform/queue/jobs.ts';
import type { MessageEvents } from '../messages/index.ts';
import type { NewsletterEvents } from '../newsletter/index.ts';
import type { QuestionEvents } from '../questions/index.ts';
import type { Settings } from '../settings/index.ts';
import { DELIVERY, ISSUES, REMOVED_AFTER_MS } from './rules.ts';
import { type AccountMailEvents, accountMails } from './service/account-mails.ts';
import { sendDigests } from './service/digest.ts';
import { deliverMail, type MailContext } from './service/deliver.ts';
import { queueIssueMails } from './service/newsletter-issues.ts';
import { newsletterMails } from './service/newsletter-mails.ts';
import { questionMails } from './service/question-mails.ts';
import { removeOld } from './store/outgoing-mail.ts';
import { queueMails } from './store/queue.ts';

/** Every system message is mailed as well: at once, or with others in the next digest. So is what people without an inbox are told. */
export const mailConsumers = (
  settings: () => Promise<Settings>,
): EventConsumers<
  MessageEvents & AccountMailEvents & NewsletterEvents & Pick<QuestionEvents, 'question.answered'>
> => ({
  'message.written': [
    {
      async batch(tx, events) {
        const { orderMailAddresses, defaultLanguage } = await settings();
        const messageIds = events.flatMap(({ messageId }) => messageId ?? []);
        await queueMails(tx, messageIds, { addresses: orderMailAddresses, language: defaultLanguage });
      },
    },
  ],
  ...accountMails,
  ...newsletterMails,
  ...questionMails,
});

/** Asked for with each mail; each minute besides, for what has to be tried again. */
export const mailJobs = (mail: MailContext): readonly Job<JobName>[] => [
  {
    name: DELIVERY.job,
    schedule: '* * * * *',
    run: (context) => deliverMail(context, mail),
    retries: 10,
    expiresAfter: 600,
  },
  {
    name: ISSUES.job,
    schedule: '* * * * *',
    run: (context) => queueIssueMails(context),
    retries: 10,
  },
  {
    name: 'mail.digest',
    schedule: '*/10 * * * *',
    run: async ({ db, clock }) => void (await sendDigests(db, clock())),
    retries: 10,
  },
];

export const purgeExpiredMail: RetentionTask = (db, now) => removeOld(db, new Date(now.getTime() - REMOVED_AFTER_MS));
