import type { NewsletterIssueForm } from '@sjaj/contract';
import { DEFAULT_LANGUAGE } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { sanitizeLanguages } from '../../../kernel/rich-text.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { publish } from '../events.ts';
import * as store from '../store/issues.ts';
import { hasSubscribers } from '../store/subscribers.ts';

/** The form with only what the allow-list of rich texts has. 400 where nothing of the Bosnian body is left. */
export function cleanIssue(form: NewsletterIssueForm): NewsletterIssueForm {
  const body = sanitizeLanguages(form.body);
  if (!body[DEFAULT_LANGUAGE]) {
    const errors = [{ field: `body.${DEFAULT_LANGUAGE}`, key: 'newsletter.body_empty' as const }];
    throw new Problem('newsletter.body_empty', 400, { errors });
  }
  return { ...form, body };
}

interface IssueInput {
  readonly id: number;
  readonly staff: Staff;
  readonly now: Date;
}

/**
 * Begins to send a draft, or goes on with an issue that was stopped; the worker does the rest. `version` is what the person has
 * seen: nobody sends words that a colleague changed a moment ago.
 */
export const sendIssue = (db: Db, { id, staff, now }: IssueInput, version: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    const issue = await store.lock(tx, id);
    if (!issue) throw new Problem('records.not_found', 404);
    if (issue.version !== version) throw new Problem('records.changed_meanwhile', 409);
    if (issue.state !== 'draft' && issue.state !== 'stopped') throw store.notInThisState();
    if (issue.state === 'draft' && !(await hasSubscribers(tx))) throw new Problem('newsletter.no_subscribers', 409);
    await store.start(tx, id, now);
    await publish(tx, 'newsletter.issue_started', { issueId: id });
    const change = { before: { state: issue.state }, after: { state: 'sending' } };
    await writeAudit(tx, staff, {
      action: 'newsletter_issue.send',
      entity: 'newsletter_issue',
      entityId: id,
      ...change,
    });
  });

/** Stops an issue: mails that have not left wait until it is continued. */
export const stopIssue = (db: Db, { id, staff, now }: IssueInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    const issue = await store.lock(tx, id);
    if (!issue) throw new Problem('records.not_found', 404);
    if (issue.state !== 'sending') throw store.notInThisState();
    await store.stop(tx, id, now);
    const change = { before: { state: issue.state }, after: { state: 'stopped' } };
    await writeAudit(tx, staff, {
      action: 'newsletter_issue.stop',
      entity: 'newsletter_issue',
      entityId: id,
      ...change,
    });
  });
