import type { adminMail, adminNewsletterMails } from '@sjaj/contract';
import { writeAudit } from '../../kernel/audit.ts';
import { type Db, inTransaction } from '../../platform/database/db.ts';
import type { Handlers } from '../../kernel/handlers.ts';
import { pagedRows, WithMessage } from '../../platform/http/answers.ts';
import { requestJob } from '../../platform/queue/jobs.ts';
import { Problem } from '../../platform/problem.ts';
import { cleanIssue } from '../newsletter/index.ts';
import { readSupplier } from '../supplier/index.ts';
import { DELIVERY } from './rules.ts';
import { asText } from './service/compose/as-text.ts';
import { htmlForStaff } from './service/compose/html-for-staff.ts';
import { composeIssue } from './service/compose/issue-letter.ts';
import { letterFor } from './service/mailed-links.ts';
import { sendTestMail } from './service/newsletter-issues.ts';
import { queueTestMail } from './service/test-mail.ts';
import * as store from './store/outgoing-mail.ts';

/** Staff read what the shop wrote and send it once more. */
export const adminMailHandlers = (db: Db): Handlers<typeof adminMail> => ({
  list: async ({ body }) => pagedRows(await store.page(db, body), body, store.rowView),
  counts: () => store.counts(db),
  async one({ actor, params: { id }, workOwner }) {
    const mail = await store.one(db, id);
    if (!mail) throw new Problem('records.not_found', 404);
    const { letter: stored, text, html, messageId, answer, ...row } = mail;
    const letter = stored && letterFor(actor, stored);
    // Mails of before letters were stored have their text and HTML.
    const words = letter ? { text: asText(letter), html: await htmlForStaff(workOwner, letter) } : { text, html };
    return { ...store.rowView(row), messageId, answer, ...words };
  },
  sendTest: async ({ actor }) => new WithMessage(store.rowView(await queueTestMail(db, actor)), 'mails.queued'),
  sendAgain: ({ params: { id }, actor, now }) =>
    inTransaction(db, async (tx) => {
      const mail = await store.lock(tx, id);
      if (!mail) throw new Problem('records.not_found', 404);
      // A worker may be sending it at this moment.
      if (mail.state === 'queued') throw new Problem('mails.waits_already', 409);
      const queued = await store.queueAgain(tx, { id, wasSent: mail.state === 'sent', now });
      await requestJob(tx, DELIVERY.job, {}, DELIVERY.key);
      const change = { before: { state: mail.state }, after: { state: queued.state } };
      await writeAudit(tx, actor, { action: 'mail.send_again', entity: 'outgoing_mail', entityId: id, ...change });
      return new WithMessage(store.rowView(queued), 'mails.queued');
    }),
});

/** Staff see an issue of the newsletter as its mail, before anybody gets it. */
export const adminNewsletterMailHandlers = (db: Db): Handlers<typeof adminNewsletterMails> => ({
  async preview({ body: { language, ...form }, origin, workOwner }) {
    const issue = cleanIssue(form);
    const setting = { publicUrl: origin, supplier: await readSupplier(db) };
    const letter = composeIssue({ issue, language, unsubscribePath: '/newsletter-confirm', isTest: false }, setting);
    return { subject: letter.subject, html: await htmlForStaff(workOwner, letter), text: asText(letter), language };
  },
  async sendTest({ params: { id }, body: { language }, actor, now }) {
    await sendTestMail(db, { issueId: id, userId: actor.userId, language, now });
    return new WithMessage(null, 'newsletter.test_sent');
  },
});
