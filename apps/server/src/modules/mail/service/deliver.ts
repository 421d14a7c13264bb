import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/db.ts';
import type { JobContext } from '../../../platform/queue/jobs.ts';
import type { Delivery, Mailer, Sender } from '../../../platform/mail/mailer.ts';
import { orderRecord } from '../../orders/index.ts';
import { readSupplier, type Supplier } from '../../supplier/index.ts';
import { asHtml } from './compose/as-html.ts';
import { asText } from './compose/as-text.ts';
import { composeLetter } from './compose/compose.ts';
import { mailedLink } from './mailed-links.ts';
import { afterTry, GIVE_UP_AFTER, LEASE, MOST_FAILURES, senderOf } from '../rules.ts';
import * as store from '../store/delivery.ts';

export interface MailContext {
  /** Null where nobody carries mail: it is written and kept for staff to read. */
  readonly mailer: Mailer | null;
  readonly publicUrl: string;
  /** The right side of every Message-ID. */
  readonly domain: string;
  /** Overrides the address of the supplier as sender; its name where there is no supplier yet. */
  readonly from?: Sender | null;
}

/**
 * Sends what is due, the oldest first, until nothing is left or the server fails again and again. May run in several workers
 * at once: each mail is one worker's.
 */
export async function deliverMail({ db, clock, log, signal }: JobContext, context: MailContext): Promise<void> {
  await store.giveUp(db, new Date(clock().getTime() - GIVE_UP_AFTER));
  let failures = 0;
  while (!signal.aborted && failures < MOST_FAILURES) {
    const now = clock();
    const mail = await store.claim(db, { now, until: new Date(now.getTime() + LEASE) });
    if (!mail) return;
    const result = await deliverOne(db, mail, { ...context, now, supplier: await readSupplier(db) });
    if (result === 'sent') failures = 0;
    if (result === 'later') failures += 1;
    if (result === 'unreachable') return log.warn('the mail server does not answer');
  }
}

interface Now extends MailContext {
  readonly now: Date;
  readonly supplier: Supplier | null;
}

async function deliverOne(db: Db, mail: store.DueMail, at: Now): Promise<'sent' | 'later' | 'unreachable'> {
  const { mailer, now } = at;
  const words = await withLink(db, mail, await wordsOf(db, mail, at), now);
  if (!mailer) {
    // Nobody else will ever have this link.
    await store.keepWords(db, mail.id, words);
    await store.keep(db, mail.id);
    return 'sent';
  }
  const { toAddress, toName, language } = mail;
  const from = senderOf(at.from ?? null, at.supplier);
  const delivery: Delivery = from
    ? await mailer.deliver({ ...words, from, toAddress, toName, language })
    : { kind: 'unreachable', reason: 'no sender: enter the company data or set MAIL_FROM' };
  const error = delivery.kind === 'sent' ? null : delivery.reason;
  await store.recordDelivery(db, mail.id, { ...afterTry(delivery, mail, now), error, now });
  if (delivery.kind === 'unreachable') await store.noteOutage(db, delivery.reason, now);
  // What was refused for good says nothing of the server's health.
  return delivery.kind === 'refused' ? 'sent' : delivery.kind;
}

/** Composed once and kept: every try sends the same mail. */
async function wordsOf(
  db: Db,
  mail: store.DueMail,
  { publicUrl, domain, now, supplier }: Now,
): Promise<store.ComposedMail> {
  const { subject, text, html, messageId } = mail;
  if (subject !== null && text !== null && html !== null && messageId !== null)
    return { subject, text, html, messageId };
  const order = mail.orderId === null ? undefined : await orderRecord(db, mail.orderId);
  const letter = composeLetter(mail, order, { publicUrl, now, supplier });
  const written = {
    subject: letter.subject,
    text: asText(letter),
    html: await asHtml(letter),
    messageId: messageId ?? `${randomUUID()}@${domain}`,
  };
  await store.keepWords(db, mail.id, written);
  return written;
}

/** The same with a link of this sending, where the mail has one that needs a token: the token is stored nowhere. */
async function withLink(
  db: Db,
  { link }: store.DueMail,
  words: store.ComposedMail,
  now: Date,
): Promise<store.ComposedMail> {
  const withToken = mailedLink(link);
  if (!withToken || !words.text.includes(withToken.placeholder)) return words;
  return filled(words, withToken.placeholder, await withToken.fill(db, now));
}

const filled = (words: store.ComposedMail, gap: string, link: string): store.ComposedMail => ({
  ...words,
  text: words.text.replaceAll(gap, link),
  html: words.html.replaceAll(gap, link),
});
