import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import type { JobContext } from '../../../platform/queue/jobs.ts';
import type { Delivery, Mailer, Sender } from '../../../platform/mail/mailer.ts';
import { type OrderRecord, orderRecord } from '../../orders/index.ts';
import { type DeliveryOutcome, recordIssueDelivery } from '../../newsletter/index.ts';
import { readSupplier, type Supplier } from '../../supplier/index.ts';
import { afterTry, GIVE_UP_AFTER, LEASE, MOST_FAILURES, MOST_WRITTEN_AT_ONCE, senderOf } from '../rules.ts';
import * as store from '../store/delivery.ts';
import { asHtml } from './compose/as-html.ts';
import { asText } from './compose/as-text.ts';
import { wordsOf } from './words.ts';

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
  await giveUpOld(db, clock());
  let failures = 0;
  while (!signal.aborted && failures < MOST_FAILURES) {
    const now = clock();
    const { mailer } = context;
    // Each is sent for itself; what is only written is written in batches.
    const most = mailer ? 1 : MOST_WRITTEN_AT_ONCE;
    const mails = await store.claim(db, { now, until: new Date(now.getTime() + LEASE), most });
    const [mail] = mails;
    if (!mail) return;
    const known = { ...context, now, supplier: await readSupplier(db), orderOf: ordersReadOnce(db) };
    const result = mailer ? await deliverOne(db, mail, { ...known, mailer }) : await keepAll(db, mails, known);
    if (result === 'sent') failures = 0;
    if (result === 'later') failures += 1;
    if (result === 'unreachable') return log.warn('the mail server does not answer');
  }
}

/** An order is often told of in several mails at once. */
function ordersReadOnce(db: Db): (id: number) => Promise<OrderRecord | undefined> {
  const orders = new Map<number, Promise<OrderRecord | undefined>>();
  return (id) => {
    const order = orders.get(id) ?? orderRecord(db, id);
    orders.set(id, order);
    return order;
  };
}

interface Now extends MailContext {
  readonly now: Date;
  readonly supplier: Supplier | null;
  readonly orderOf: (id: number) => Promise<OrderRecord | undefined>;
}

/** Writes mails that nobody carries, in one transaction. Nobody else will ever have their links, so they are kept with them. */
async function keepAll(db: Db, mails: readonly store.DueMail[], context: Now): Promise<'sent'> {
  const tried = await Promise.allSettled(
    mails.map(async (mail) => ({ mail, words: await wordsOf(db, mail, context) })),
  );
  const written = tried.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  await inTransaction(db, async (tx) => {
    await store.keep(
      tx,
      written.flatMap(({ mail: { id }, words }) => (words ? { id, ...words.sent } : [])),
    );
    for (const { mail, words } of written) {
      if (!words) await store.remove(tx, mail.id);
      await noteOutcome(tx, mail, { state: words ? 'kept' : 'skipped', reason: null }, context.now);
    }
  });
  // One that cannot be written holds up no other one.
  const failed = tried.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return 'sent';
}

interface Sending extends Now {
  readonly mailer: Mailer;
}

async function deliverOne(db: Db, mail: store.DueMail, context: Sending): Promise<'sent' | 'later' | 'unreachable'> {
  const { mailer, now } = context;
  const words = await wordsOf(db, mail, context);
  if (!words) {
    const outcome = { state: 'skipped', reason: null } as const;
    await endMail(db, mail, { outcome, now, write: (tx) => store.remove(tx, mail.id) });
    return 'sent';
  }
  if (words.composed) await store.keepWords(db, mail, words.composed);
  const { toAddress, toName, language } = mail;
  const from = senderOf(context.from ?? null, context.supplier);
  const { letter, messageId, unsubscribeUrl } = words.sent;
  const { subject } = letter;
  const sent = { subject, text: asText(letter), html: await asHtml(letter), messageId, unsubscribeUrl };
  const delivery: Delivery = from
    ? await mailer.deliver({ ...sent, from, toAddress, toName, language })
    : { kind: 'unreachable', reason: 'no sender: enter the company data or set MAIL_FROM' };
  const isTaken = delivery.kind === 'sent';
  const error = isTaken ? null : delivery.reason;
  const answer = isTaken ? delivery.answer : null;
  const next = afterTry(delivery, mail, now);
  const isOfAddress = delivery.kind === 'refused' && delivery.isOfAddress;
  const outcome: DeliveryOutcome | null =
    next.state === 'queued' ? null : { state: isOfAddress ? 'refused' : next.state, reason: error };
  await endMail(db, mail, {
    outcome,
    now,
    write: (tx) => store.recordDelivery(tx, mail.id, { ...next, error, answer, now }),
  });
  if (delivery.kind === 'unreachable') await store.noteOutage(db, delivery.reason, now);
  // What was refused for good says nothing of the server's health.
  return delivery.kind === 'refused' ? 'sent' : delivery.kind;
}

interface MailEnd {
  /** Null for a mail that stays queued. */
  readonly outcome: DeliveryOutcome | null;
  readonly now: Date;
  readonly write: (tx: Tx) => Promise<void>;
}

/** Writes what became of a mail, and with it what the newsletter is told. */
const endMail = (db: Db, mail: store.DueMail, { outcome, now, write }: MailEnd): Promise<void> =>
  inTransaction(db, async (tx) => {
    await write(tx);
    if (outcome) await noteOutcome(tx, mail, outcome, now);
  });

/** Tells the newsletter what became of a mail of its own. */
async function noteOutcome(
  tx: Tx,
  mail: Pick<store.DueMail, 'issueId' | 'subscriptionId'>,
  outcome: DeliveryOutcome,
  now: Date,
): Promise<void> {
  const { issueId, subscriptionId } = mail;
  if (issueId !== null && subscriptionId !== null)
    await recordIssueDelivery(tx, { issueId, subscriptionId }, outcome, now);
}

const giveUpOld = (db: Db, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    for (const mail of await store.giveUp(tx, new Date(now.getTime() - GIVE_UP_AFTER)))
      await noteOutcome(tx, mail, { state: 'failed', reason: mail.error }, now);
  });
