import { impersonation, questions } from '@sjaj/contract';
import { sendComplaint } from './complaints.ts';
import { aRecord, addRecords } from './finance.ts';
import { anAddress, aPerson, bind } from './people.ts';
import { addToCart, anOrder, cartOf, someArticle, type SeededShop } from './seeded-shop.ts';

/** Somebody who has things, with a token of a session. */
export interface Owner {
  readonly userId: number;
  readonly companyId: number | null;
  readonly token: string;
}

export const KINDS = [
  'order',
  'address',
  'document',
  'bankAccount',
  'cart',
  'cartLine',
  'message',
  'session',
  'upload',
  'userFile',
  'member',
  'deputy',
  'partNumber',
  'complaint',
  'question',
  'financeRecord',
  'machine',
] as const;
export type Kind = (typeof KINDS)[number];

/** A sales representative who acts for the company. */
export async function anImpersonatingRepresentative({ shop }: SeededShop, companyId: number): Promise<Owner> {
  const userId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, userId, companyId);
  const token = await shop.loginAs(userId);
  await shop.call(impersonation.begin, { token, body: { companyId } });
  return { userId, companyId, token };
}

let made = 0;

const anyArticle = (seeded: SeededShop): Promise<number> => {
  made += 1;
  return someArticle(seeded, `OW-${made}`);
};

/** A new thing of this kind that the owner has; its id. */
export async function ownedBy(seeded: SeededShop, owner: Owner, kind: Kind): Promise<number> {
  const { db } = seeded.shop;
  const companyId = owner.companyId ?? seeded.companyId;
  switch (kind) {
    case 'order':
      return anOrder(seeded, await anyArticle(seeded), 1, owner.token);
    case 'address':
      return anAddress(db, { companyId, townId: seeded.place.townId, isDefault: false });
    case 'document':
      return aDocument(seeded, owner);
    case 'bankAccount':
      return aBankAccount(seeded, companyId);
    case 'cart':
      return (await filledCart(seeded, owner)).id;
    case 'cartLine':
      return (await filledCart(seeded, owner)).cartItems[0].id;
    case 'message':
      return aMessage(seeded, owner);
    case 'session':
      return aSession(seeded, owner);
    case 'upload':
      return aStoredFile(seeded, owner, 'pending');
    case 'userFile':
      return aUserFile(seeded, { ...owner, companyId });
    case 'member':
      return aPerson(db, { companyId });
    case 'deputy':
      return aDeputy(seeded, companyId);
    case 'partNumber':
      return aPartNumber(seeded, companyId);
    case 'complaint':
      return (await sendComplaint(seeded, owner.token)).data.id;
    case 'question':
      return (await seeded.shop.call(questions.ask, { token: owner.token, body: { text: 'Imate li krpe?' } })).data.id;
    case 'financeRecord':
      return aFinanceRecord(seeded, companyId);
    case 'machine':
      return aMachine(seeded, companyId);
  }
}

async function aDeputy({ shop: { db } }: SeededShop, companyId: number): Promise<number> {
  const { id } = await db
    .insertInto('approval_deputy')
    .values({
      company_id: companyId,
      principal_id: await aPerson(db, { companyId, role: 'company_admin' }),
      deputy_id: await aPerson(db, { companyId }),
      first_day: '2020-01-01',
      last_day: '2099-12-31',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function filledCart(seeded: SeededShop, { token }: Owner) {
  await addToCart(seeded, token, await anyArticle(seeded));
  return cartOf(seeded, token);
}

async function aSession({ shop }: SeededShop, { userId }: Owner): Promise<number> {
  await shop.loginAs(userId);
  const { id } = await shop.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

async function aStoredFile({ shop: { db } }: SeededShop, owner: Owner, state: 'pending' | 'claimed'): Promise<number> {
  made += 1;
  const { id } = await db
    .insertInto('stored_file')
    .values({
      storage_key: `private/owned-${made}`,
      name: 'ugovor.pdf',
      media_type: 'application/pdf',
      bytes: 9,
      state,
      company_id: owner.companyId,
      uploaded_by: owner.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aUserFile(seeded: SeededShop, owner: Owner): Promise<number> {
  const { id } = await seeded.shop.db
    .insertInto('user_file')
    .values({
      file_id: await aStoredFile(seeded, owner, 'claimed'),
      company_id: owner.companyId,
      title: 'Ugovor',
      kind: 'contract',
      is_from_supplier: false,
      added_by: owner.userId,
      added_by_name: 'Ana Anić',
      created_at: seeded.shop.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aMessage({ shop: { db } }: SeededShop, { userId }: Owner): Promise<number> {
  const { id } = await db
    .insertInto('system_message')
    .values({ user_id: userId, kind: 'message.orderPlaced', facts: JSON.stringify({ number: '2026-000001' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aDocument(seeded: SeededShop, { userId, companyId }: Owner): Promise<number> {
  const { db } = seeded.shop;
  const articleId = await anyArticle(seeded);
  const { id } = await db
    .insertInto('saved_cart')
    .values({ user_id: userId, company_id: companyId, title: `Korpa ${made}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('saved_cart_item')
    .values({ saved_cart_id: id, article_id: articleId, quantity: 1, price: 1_000 })
    .execute();
  return id;
}

async function aBankAccount({ shop: { db } }: SeededShop, companyId: number): Promise<number> {
  made += 1;
  const bank = await db
    .insertInto('bank')
    .values({ name: `Banka ${made}`, code: String(100 + made) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('customer_bank_account')
    .values({ company_id: companyId, bank_id: bank.id, account: String(made).padStart(16, '0') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aFinanceRecord({ shop: { db } }: SeededShop, companyId: number): Promise<number> {
  made += 1;
  await addRecords(db, [aRecord(companyId, `F-${made}`, { owes: 10_00 })]);
  const { id } = await db
    .selectFrom('finance_record')
    .select('id')
    .where('account_number', '=', `F-${made}`)
    .executeTakeFirstOrThrow();
  return id;
}

async function aMachine(seeded: SeededShop, companyId: number): Promise<number> {
  const { id } = await seeded.shop.db
    .insertInto('machine')
    .values({ company_id: companyId, article_id: await anyArticle(seeded), serial_number: `SN-${made}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function aPartNumber(seeded: SeededShop, companyId: number): Promise<number> {
  const articleId = await anyArticle(seeded);
  const { id } = await seeded.shop.db
    .insertInto('customer_part_number')
    .values({ company_id: companyId, article_id: articleId, code: `NAŠ-${made}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
