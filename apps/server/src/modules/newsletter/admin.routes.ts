import type { adminNewsletterIssues, adminNewsletterSubscribers, NewsletterIssue } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { paginateInMemory } from '../../kernel/paginate-in-memory.ts';
import { recordHandlers } from '../../kernel/records.ts';
import type { ViewContext } from '../../kernel/request-context.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { Problem } from '../../platform/problem.ts';
import { CONSENT_WORDING } from './rules.ts';
import { cleanIssue, sendIssue, stopIssue } from './service/issues.ts';
import { undelivered } from './store/deliveries.ts';
import { issueRecords, issueRows, issueView } from './store/issues.ts';
import * as subscribers from './store/subscribers.ts';
import { noteConsent } from './store/subscriptions.ts';

const notFound = (): Problem => new Problem('records.not_found', 404);
const ENTITY = 'newsletter_subscription';

/** Staff see who reads the newsletter, and delete an address that asks for it. */
export const adminNewsletterSubscriberHandlers = (db: Db): Handlers<typeof adminNewsletterSubscribers> => ({
  list: async ({ body }) => pagedRows(await subscribers.page(db, body), body, subscribers.subscriberView),
  counts: () => subscribers.counts(db),
  resume: ({ params: { id }, actor }) =>
    inTransaction(db, async (tx) => {
      const stored = await subscribers.lock(tx, id);
      if (!stored) throw notFound();
      const resumed = await subscribers.resume(tx, id);
      const change = { before: { bounces: stored.bounces }, after: { bounces: 0 } };
      await writeAudit(tx, actor, { action: `${ENTITY}.resume`, entity: ENTITY, entityId: id, ...change });
      return new WithMessage(subscribers.subscriberView(resumed), 'records.saved');
    }),
  remove: ({ params: { id }, actor, now }) =>
    inTransaction(db, async (tx) => {
      const stored = await subscribers.lock(tx, id);
      if (!stored) throw notFound();
      await noteConsent(tx, { subscriptionId: id, event: 'removed', wording: CONSENT_WORDING, now });
      await subscribers.remove(tx, id);
      const before = { email: stored.email, state: stored.state };
      await writeAudit(tx, actor, { action: `${ENTITY}.delete`, entity: ENTITY, entityId: id, before });
      return new WithMessage(null, 'records.deleted');
    }),
});

/** Staff write issues, send them and read what became of them. */
export function adminNewsletterIssueHandlers(db: Db): Handlers<typeof adminNewsletterIssues> {
  async function read(id: number, { language, now }: ViewContext) {
    const [row] = await issueRows(db, now, id);
    return row && issueView(row, language);
  }
  async function existing(id: number, context: ViewContext): Promise<NewsletterIssue> {
    const issue = await read(id, context);
    if (!issue) throw notFound();
    return issue;
  }
  return {
    ...recordHandlers({ db, definition: issueRecords, clean: cleanIssue, read }),
    list: async ({ body: { view, ...query }, language, now }) =>
      paginateInMemory(
        (await issueRows(db, now))
          .filter(({ state }) => view === 'all' || state === view)
          .map((row) => issueView(row, language)),
        { ...query, sortBy: 'default', isSortAscending: true },
        {
          language,
          text: ({ name, subject }) => `${name} ${subject.bs}`,
          columns: { default: ({ createdAt }) => createdAt },
        },
      ),
    send: async ({ params: { id }, body: { version }, actor, ...context }) => {
      await sendIssue(db, { id, staff: actor, now: context.now }, version);
      return new WithMessage(await existing(id, context), 'newsletter.sending');
    },
    stop: async ({ params: { id }, actor, ...context }) => {
      await stopIssue(db, { id, staff: actor, now: context.now });
      return new WithMessage(await existing(id, context), 'newsletter.stopped');
    },
    undelivered: async ({ params: { id }, body, ...context }) => {
      await existing(id, context);
      return pagedRows(await undelivered(db, id, body), body, (row) => row);
    },
  };
}
