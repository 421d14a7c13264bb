import { pino } from 'pino';
import { expect } from 'vitest';
import { deliverMail } from '../../src/modules/mail/service/deliver.ts';
import { one } from '../../src/modules/orders/store/read.ts';
import { EVERY_ORDER } from '../../src/modules/orders/store/scope.ts';
import { composeOrderDocument } from '../../src/modules/order-documents/index.ts';
import type { TestShop } from '../http.ts';
import { wordsIn } from './mails.ts';
import { THE_SUPPLIER } from './supplier.ts';

const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

/** An amount in feninga as printed documents write it, without the currency: `1.234,50`, which is how it is written in German too. */
export const written = (amount: number): string => german.format(amount / 100);

/** The words of an order's confirmation for somebody who sees prices. */
export async function confirmationOf(
  { db, now }: TestShop,
  orderId: number,
): Promise<ReturnType<typeof composeOrderDocument>> {
  const order = await one(db, orderId, EVERY_ORDER);
  if (!order) throw new Error('no order');
  const reader = {
    language: 'bs',
    seesPrices: true,
    now: now(),
    name: 'Ana',
    supplier: THE_SUPPLIER,
    logo: null,
  } as const;
  return composeOrderDocument('confirmation', order, reader);
}

/** The text of the mail that the orderer gets of a new order. */
export async function mailOf({ db, now }: TestShop, orderId: number): Promise<string> {
  const mail = () =>
    db
      .selectFrom('outgoing_mail')
      .select('letter')
      .where('link', '=', `/profile/orders/${orderId}`)
      .where('kind', '=', 'message.orderPlaced')
      .executeTakeFirst();
  await expect.poll(mail).toBeDefined();
  const context = { db, clock: now, log: pino({ level: 'silent' }), signal: new AbortController().signal };
  await deliverMail(context, { mailer: null, publicUrl: 'https://sjaj.test', domain: 'sjaj.test' });
  return (await wordsIn((await mail()) ?? { letter: null })).text;
}
