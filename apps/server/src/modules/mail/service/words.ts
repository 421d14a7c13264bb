import { randomUUID } from 'node:crypto';
import { isLanguage } from '@sjaj/domain';
import type { Db } from '../../../platform/database/db.ts';
import { issueMail } from '../../newsletter/index.ts';
import type { OrderRecord } from '../../orders/index.ts';
import type { Supplier } from '../../supplier/index.ts';
import * as store from '../store/delivery.ts';
import { composeLetter } from './compose/compose.ts';
import { composeIssue } from './compose/issue-letter.ts';
import type { LetterContent } from '../store/letter.ts';
import { ISSUE_LINK, mailedLink } from './mailed-links.ts';

interface WordsContext {
  readonly publicUrl: string;
  /** The right side of every Message-ID. */
  readonly domain: string;
  readonly now: Date;
  readonly supplier: Supplier | null;
  readonly orderOf: (id: number) => Promise<OrderRecord | undefined>;
}

/** The words of one sending. */
interface SentMail extends store.ComposedMail {
  readonly unsubscribeUrl: string | null;
}

interface Words {
  /** What is to be stored; null where it is stored already. */
  readonly composed: store.ComposedMail | null;
  readonly sent: SentMail;
}

/** The words in which a mail leaves; null where nobody wants it any more. */
export async function wordsOf(db: Db, mail: store.DueMail, context: WordsContext): Promise<Words | null> {
  if (mail.issueId !== null) return wordsOfIssue(db, { ...mail, issueId: mail.issueId }, context);
  // The account has got another address since: who reads the old one must not get a link into it.
  if (mailedLink(mail.link)?.actsAsAccount && !(await store.isToItsAccount(db, mail.id))) return null;
  const stored = storedWords(mail);
  const composed = stored ? null : await composedWords(mail, context);
  const words = stored ?? composed;
  return words && { composed, sent: await withLink(db, words, mail.link, context) };
}

async function wordsOfIssue(
  db: Db,
  mail: store.DueMail & { readonly issueId: number },
  context: WordsContext,
): Promise<Words | null> {
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
  const composed = writtenAs(letter, mail, context);
  return { composed, sent: await withLink(db, composed, link, context) };
}

function storedWords({ letter, messageId }: store.DueMail): store.ComposedMail | null {
  return letter !== null && messageId !== null ? { letter, messageId } : null;
}

/** Composed once and stored: every try sends the same mail. */
async function composedWords(mail: store.DueMail, context: WordsContext): Promise<store.ComposedMail> {
  const order = mail.orderId === null ? undefined : await context.orderOf(mail.orderId);
  return writtenAs(composeLetter(mail, order, context), mail, context);
}

const writtenAs = (
  letter: LetterContent,
  { messageId }: store.DueMail,
  { domain }: WordsContext,
): store.ComposedMail => ({ letter, messageId: messageId ?? `${randomUUID()}@${domain}` });

/** The same with a link of this sending, where the mail has one that needs a token: the token is stored nowhere. */
async function withLink(
  db: Db,
  words: store.ComposedMail,
  link: string | null,
  { publicUrl, now }: WordsContext,
): Promise<SentMail> {
  const withToken = mailedLink(link);
  const { button, unsubscribe } = words.letter;
  if (!withToken || ![button, unsubscribe].some((part) => part?.url.includes(withToken.placeholder)))
    return { ...words, unsubscribeUrl: null };
  const { address, oneClick } = await withToken.fill(db, now);
  const filled = <P extends { readonly url: string }>(part: P | null): P | null =>
    part && { ...part, url: part.url.replace(withToken.placeholder, address) };
  return {
    ...words,
    letter: { ...words.letter, button: filled(button), unsubscribe: filled(unsubscribe) },
    unsubscribeUrl: oneClick === null ? null : new URL(oneClick, publicUrl).href,
  };
}
