import { randomUUID } from 'node:crypto';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type JobContext, requestJob } from '../../../platform/queue/jobs.ts';
import { issueMail, sendingIssues, takeRecipients } from '../../newsletter/index.ts';
import { DELIVERY, ISSUES } from '../rules.ts';
import * as store from '../store/issue-mails.ts';

/** Queues the next mails of an issue, with their deliveries in one transaction; 0 where none are left. */
const queueBatch = (db: Db, issueId: number, now: Date): Promise<number> =>
  inTransaction(db, async (tx) => {
    const recipients = await takeRecipients(tx, issueId, now);
    if (recipients.length === 0) return 0;
    const mails = recipients.map((recipient) => ({ ...recipient, issueId }));
    await store.insertIssueMails(tx, mails, now);
    await requestJob(tx, DELIVERY.job, {}, DELIVERY.key);
    return recipients.length;
  });

/** Queues the mails of all issues that are being sent. A run that was killed between two batches is continued by the next one. */
export async function queueIssueMails({ db, clock, signal }: JobContext): Promise<void> {
  for (const issueId of await sendingIssues(db)) {
    let queued = 1;
    while (queued > 0 && !signal.aborted) queued = await queueBatch(db, issueId, clock());
  }
}

/** Begins or goes on with an issue. */
export async function startIssue(tx: Tx, issueId: number): Promise<void> {
  await store.restartIssueMails(tx, issueId);
  await requestJob(tx, ISSUES.job, {}, ISSUES.key);
  await requestJob(tx, DELIVERY.job, {}, DELIVERY.key);
}

interface TestInput {
  readonly issueId: number;
  readonly userId: number;
  readonly language: string;
  readonly now: Date;
}

/** Mails the saved issue to a member of staff. 404 where there is none, 409 where they have no address. */
export const sendTestMail = (db: Db, { issueId, userId, language, now }: TestInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    if (!(await issueMail(tx, issueId, null))) throw new Problem('records.not_found', 404);
    const mailbox = await store.mailboxOf(tx, userId);
    if (!mailbox?.address) throw new Problem('newsletter.no_address', 409);
    const { address, name } = mailbox;
    const key = `newsletter-test:${randomUUID()}`;
    await store.insertTestMail(tx, { key, issueId, userId, address, name, language, now });
    await requestJob(tx, DELIVERY.job, {}, DELIVERY.key);
  });
