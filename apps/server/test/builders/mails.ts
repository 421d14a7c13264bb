import { pino } from 'pino';
import { expect } from 'vitest';
import { asHtml } from '../../src/modules/mail/service/compose/as-html.ts';
import { asText } from '../../src/modules/mail/service/compose/as-text.ts';
import type { LetterContent } from '../../src/modules/mail/store/letter.ts';
import { deliverMail } from '../../src/modules/mail/service/deliver.ts';
import type { TestShop } from '../http.ts';

const PUBLIC_URL = 'https://sjaj.test';

interface WantedMail {
  readonly kind: string;
  readonly to: string;
}

interface MailWords {
  readonly text: string;
  readonly html: string;
}

/** What the reader of a mail sees, by its stored letter; nothing before it is composed. */
export async function wordsIn({ letter }: { readonly letter: unknown }): Promise<MailWords> {
  if (letter === null) return { text: '', html: '' };
  const content = letter as LetterContent;
  return { text: asText(content), html: await asHtml(content) };
}

async function written({ db }: TestShop, { kind, to }: WantedMail) {
  const mails = await db
    .selectFrom('outgoing_mail')
    .select(['id', 'subject', 'letter', 'language', 'to_name as toName'])
    .where('kind', '=', kind)
    .where('to_address', '=', to)
    .orderBy('id')
    .execute();
  return Promise.all(mails.map(async ({ letter, ...mail }) => ({ ...mail, ...(await wordsIn({ letter })) })));
}

/** Composes everything that waits, with nobody to carry it. */
async function writeMails({ db, now }: TestShop): Promise<void> {
  const context = { db, clock: now, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  await deliverMail(context, { mailer: null, publicUrl: PUBLIC_URL, domain: 'sjaj.test' });
}

/** The mails of the kind to the address, as soon as so many are composed: another writer may have one of them in hand. */
export async function mailsTo(shop: TestShop, wanted: WantedMail, count = 1) {
  const composed = async (): Promise<number> => {
    await writeMails(shop);
    return (await written(shop, wanted)).filter(({ subject }) => subject !== null).length;
  };
  await expect.poll(composed, { timeout: 30_000 }).toBe(count);
  return written(shop, wanted);
}

/** The token in the newest mail of the kind to the address. */
export async function mailedToken(shop: TestShop, wanted: WantedMail, count = 1): Promise<string> {
  const mails = await mailsTo(shop, wanted, count);
  const token = /#token=([\w-]{43})\s/.exec(mails.at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error(`no link in the mail ${wanted.kind}`);
  return token;
}
