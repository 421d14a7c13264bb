import { randomUUID } from 'node:crypto';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { NewsletterEvents } from '../../newsletter/index.ts';
import { countRecent } from '../store/account-mails.ts';
import * as store from '../store/newsletter-mails.ts';
import { MOST_A_DAY, queue } from './account-mails.ts';
import { startIssue } from './newsletter-issues.ts';

const DAY_MINUTES = 24 * 60;

/** The double opt-in: who asks for the newsletter is asked back, and then told how to unsubscribe. Issues are handed to the worker. */
export const newsletterMails: EventConsumers<NewsletterEvents> = {
  'newsletter.requested': [
    async (tx, { subscriptionId }) => {
      const subscriber = await store.subscriber(tx, subscriptionId);
      if (!subscriber || subscriber.isConfirmed) return;
      const { address, language } = subscriber;
      const kind = 'newsletterMail.request';
      if ((await countRecent(tx, { kind, address, minutes: DAY_MINUTES })) >= MOST_A_DAY) return;
      const link = `/newsletter-confirm/${subscriptionId}`;
      await queue(tx, {
        key: `newsletter-request:${randomUUID()}`,
        kind,
        facts: {},
        link,
        address,
        language,
        name: '',
      });
    },
  ],
  'newsletter.confirmed': [
    async (tx, { subscriptionId }) => {
      const subscriber = await store.subscriber(tx, subscriptionId);
      if (!subscriber?.isConfirmed) return;
      const { address, language } = subscriber;
      const mail = { kind: 'newsletterMail.subscribed', link: `/newsletter-unsubscribe/${subscriptionId}` } as const;
      await queue(tx, { key: `newsletter-confirmed:${randomUUID()}`, facts: {}, ...mail, address, language, name: '' });
    },
  ],
  'newsletter.issue_started': [(tx, { issueId }) => startIssue(tx, issueId)],
};
