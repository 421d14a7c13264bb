import { randomUUID } from 'node:crypto';
import { isLanguage } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import { issueMail } from '../../newsletter/index.ts';
import { orderRecord } from '../../orders/index.ts';
import type { Supplier } from '../../supplier/index.ts';
import * as store from '../store/delivery.ts';
import { asHtml } from './compose/as-html.ts';
import { asText } from './compose/as-text.ts';
import { composeLetter } from './compose/compose.ts';
import { composeIssue } from './compose/issue-letter.ts';
import type { LetterContent } from './compose/letter.ts';
import { ISSUE_LINK, mailedLink } from './mailed-links.ts';

interface WordsContext {
  readonly publicUrl: string;
  /** The right side of every Message-ID. */
  readonly domain: string;
  readonly now: Date;
  readonly supplier: Supplier | null;
}

/** The words of one sending. */
interface SentMail extends store.ComposedMail {
  readonly unsubscribeUrl: string | null;
}

/** A mail with the words in which it leaves; null where nobody wants it any more. */
export async function wordsOf(db: Db, mail: store.DueMail, context: WordsContext): Promise<SentMail | null> {
  if (mail.issueId === null) return withLink(db, await storedWords(db, mail, context), mail.link, context);
  const { issueId, subscriptionId } = mail;
  const issue = await issueMail(db, issueId, subscriptionId);
  if (!issue?.isWanted) return null;
  const link = issue.deliveryId === null ? null : `${ISSUE_LINK}${issue.deliveryId}`;
  const letter = composeIssue(
    {
      issue,
      language: isLanguage(mail.language) ? mail.language : 'bs',
      unsubscribePath: mailedLink(link)?.placeholder ?? '/newsletter-confirm',
      isTest: subscriptionId === null,
    },
    context,
  );
  const written = await writtenAs(letter, mail, context);
  // A test is single: staff read it among the other mail.
  if (subscriptionId === null) await store.keepWords(db, mail.id, written);
  else await store.keepMessageId(db, mail.id, written);
  return withLink(db, written, link, context);
}

/** Composed once and stored: every try sends the same mail. */
async function storedWords(db: Db, mail: store.DueMail, context: WordsContext): Promise<store.ComposedMail> {
  const { subject, text, html, messageId } = mail;
  if (subject !== null && text !== null && html !== null && messageId !== null)
    return { subject, text, html, messageId };
  const order = mail.orderId === null ? undefined : await orderRecord(db, mail.orderId);
  const written = await writtenAs(composeLetter(mail, order, context), mail, context);
  await store.keepWords(db, mail.id, written);
  return written;
}

const writtenAs = async (
  letter: LetterContent,
  { messageId }: store.DueMail,
  { domain }: WordsContext,
): Promise<store.ComposedMail> => ({
  subject: letter.subject,
  text: asText(letter),
  html: await asHtml(letter),
  messageId: messageId ?? `${randomUUID()}@${domain}`,
});

/** The same with a link of this sending, where the mail has one that needs a token: the token is stored nowhere. */
async function withLink(
  db: Db,
  words: store.ComposedMail,
  link: string | null,
  { publicUrl, now }: WordsContext,
): Promise<SentMail> {
  const withToken = mailedLink(link);
  if (!withToken || !words.text.includes(withToken.placeholder)) return { ...words, unsubscribeUrl: null };
  const { address, oneClick } = await withToken.fill(db, now);
  return {
    ...words,
    text: words.text.replaceAll(withToken.placeholder, address),
    html: words.html.replaceAll(withToken.placeholder, address),
    unsubscribeUrl: oneClick === null ? null : new URL(oneClick, publicUrl).href,
  };
}
