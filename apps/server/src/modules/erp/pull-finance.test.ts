import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adminErp, adminFinance, finance } from '@sjaj/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ErpBooking, erpServer } from '../../../../../demo/erp/serve.ts';
import { type Accounts, openAccounts } from '../../../test/builders/finance.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { diskStorage, type Storage } from '../../platform/storage/storage.ts';
import { pullFinance } from './service/pull-finance.ts';
import { answerSignature } from './service/signature.ts';

const SECRET = 'a-secret-of-both-sides-for-the-tests';

let accounts: Accounts;
let seeded: SeededShop;
let folder: string;
let storage: Storage;
let erp: Server;
let requests: string[];

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  accounts = await openAccounts(seeded);
  folder = await mkdtemp(join(tmpdir(), 'sjaj-erp-'));
  storage = diskStorage({ folder });
});
afterAll(async () => {
  await seeded.shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  requests = [];
  for (const table of ['finance_record', 'erp_cursor', 'erp_refusal'] as const)
    await seeded.shop.db.deleteFrom(table).execute();
});
afterEach(() => void erp.close());

interface Answers {
  readonly secret?: string;
  /** The numbers of bookings whose document it does not have. */
  readonly lost?: readonly string[];
  /** The page that begins at this place is no JSON. */
  readonly brokenFrom?: number;
  /** How far its clock is ahead. */
  readonly minutes?: number;
}

const MINUTE = 60_000;

async function openErp(
  bookings: readonly unknown[],
  { secret = SECRET, minutes = 0, ...answers }: Answers = {},
): Promise<string> {
  const now = () => new Date(seeded.shop.now().getTime() + minutes * MINUTE);
  return listening(erpServer({ secret, bookings, ...answers, now, onRequest: (path) => requests.push(path) }));
}

async function listening(server: Server): Promise<string> {
  erp = server.listen(0, '127.0.0.1');
  await once(erp, 'listening');
  return `http://127.0.0.1:${(erp.address() as AddressInfo).port}/shop`;
}

const pull = (url: string): Promise<void> =>
  pullFinance(
    { db: seeded.shop.db, storage, erp: { url, secret: SECRET } },
    {
      clock: seeded.shop.now,
      signal: new AbortController().signal,
    },
  );

const invoice = (number: string, more: Partial<ErpBooking> = {}): ErpBooking => ({
  company: 'K-1',
  number,
  kind: 'invoice',
  docDate: '2026-01-10',
  bookingDate: '2026-01-10',
  dueDate: '2026-02-10',
  owes: 117.45,
  ...more,
});

interface Listed {
  readonly accountNumber: string;
}

const refusals = async () =>
  (await seeded.shop.call(adminErp.refusals, { token: seeded.administrator, body: { view: 'finance' } })).data;

const storedFiles = () => seeded.shop.db.selectFrom('finance_document').select('storage_key').execute();

const listed = async () => (await seeded.shop.call(finance.list, { token: seeded.buyer })).data;

const numbers = async () => (await listed()).map(({ accountNumber }: Listed) => accountNumber);

it('books what has changed page by page, and asks for what is new only', async () => {
  const bookings = Array.from({ length: 401 }, (_, index) => invoice(`F-${index}`));
  const url = await openErp(bookings);
  await pull(url);
  expect(requests).toEqual([
    '/shop/finance/changes?cursor=&limit=200',
    '/shop/finance/changes?cursor=200&limit=200',
    '/shop/finance/changes?cursor=400&limit=200',
  ]);
  const { paging } = await seeded.shop.call(finance.list, { token: seeded.buyer });
  expect(paging?.totalItems).toBe(401);
  await pull(url);
  expect(requests.at(-1)).toBe('/shop/finance/changes?cursor=401&limit=200');
  const totals = (await seeded.shop.call(adminFinance.totals, { token: seeded.administrator })).data;
  expect(totals).toMatchObject({ owing: 1, debt: 47_097.45 });
  expect(totals.pulledAt).not.toBeNull();
});

it('changes a record that is sent again, and settles the account', async () => {
  const payment = invoice('I-1', { kind: 'payment', owes: 0, claims: 20, dueDate: null, settles: 'F-1' });
  await pull(await openErp([invoice('F-1'), invoice('F-1', { owes: 100 }), payment]));
  expect(await listed()).toMatchObject([
    { accountNumber: 'I-1', openAmount: 0, saldo: 80 },
    { accountNumber: 'F-1', openAmount: 80, owes: 100 },
  ]);
});

it('stores the document of an invoice, which the company downloads and another one does not', async () => {
  await pull(await openErp([invoice('F/1', { hasDocument: true })]));
  const [record] = await listed();
  expect(record).toMatchObject({ accountNumber: 'F/1', hasFile: true });
  const file = await seeded.shop.db.selectFrom('finance_document').selectAll().executeTakeFirstOrThrow();
  expect(file.name).toBe('F-1.pdf');
  expect((await storage.read(file.storage_key))?.bytes).toBe(file.bytes);
  expect((await accounts.get(`/finance/documents/${record.id}`, { token: accounts.other })).status).toBe(404);
});

it('reads texts that are filled up with zero bytes, as some programs send them', async () => {
  await pull(await openErp([invoice('F-1\0\0', { company: 'K-1\0', comment: 'Faktura\0' })]));
  expect(await listed()).toMatchObject([{ accountNumber: 'F-1', comment: 'Faktura' }]);
});

it('lists bookings of customers that the shop does not have, and books them once it has the customer', async () => {
  const booking = invoice('F-1', { company: 'K-99', hasDocument: true });
  await pull(await openErp([booking, invoice('F-2')]));
  expect(await numbers()).toEqual(['F-2']);
  expect(await refusals()).toMatchObject([
    { stream: 'finance', code: 'K-99 F-1', reason: 'unknown_company', owes: 117.45, claims: 0, articleId: null },
  ]);
  expect(await storedFiles()).toEqual([]);
  erp.close();
  const { companyId } = seeded;
  await seeded.shop.db
    .updateTable('company')
    .set({ external_company_id: 'K-99' })
    .where('id', '=', companyId)
    .execute();
  await pull(await openErp([booking, invoice('F-2')]));
  await seeded.shop.db.updateTable('company').set({ external_company_id: 'K-1' }).where('id', '=', companyId).execute();
  expect((await numbers()).toSorted()).toEqual(['F-1', 'F-2']);
  expect(await refusals()).toEqual([]);
  expect(await storedFiles()).toHaveLength(1);
});

it('a booking that cannot be read holds up no other, and is listed until it is sent as it should be', async () => {
  const wrong = { ...invoice('F-1'), docDate: 'juče' };
  const nameless = { kind: 'invoice' };
  await pull(await openErp([wrong, nameless, 'F-7', null, invoice('F-2')]));
  expect(await numbers()).toEqual(['F-2']);
  expect(await refusals()).toMatchObject([
    { code: '? ?', reason: 'unreadable', owes: null },
    { code: 'K-1 F-1', reason: 'unreadable' },
  ]);
  erp.close();
  await pull(await openErp([wrong, nameless, 'F-7', null, invoice('F-2'), invoice('F-1')]));
  expect((await numbers()).toSorted()).toEqual(['F-1', 'F-2']);
  expect(await refusals()).toMatchObject([{ code: '? ?' }]);
});

it.each([
  ['a day that no calendar has', { docDate: '0000-01-01' }],
  ['no day to be paid by', { dueDate: '0000-12-31' }],
  ['amounts that nobody books', { owes: -20_000_000, claims: 20_000_000 }],
])('a booking with %s is listed and holds up no other', async (_, wrong) => {
  await pull(await openErp([invoice('F-1', wrong), invoice('F-2')]));
  expect(await numbers()).toEqual(['F-2']);
  expect(await refusals()).toMatchObject([{ code: 'K-1 F-1', reason: 'unreadable' }]);
});

it('saves a booking whose document the ERP does not have, and asks for the document with each run', async () => {
  const bookings = [invoice('F-1', { hasDocument: true }), invoice('F-2')];
  await pull(await openErp(bookings, { lost: ['F-1'] }));
  expect((await numbers()).toSorted()).toEqual(['F-1', 'F-2']);
  expect(await refusals()).toMatchObject([{ code: 'K-1 F-1', reason: 'no_document' }]);
  erp.close();
  await pull(await openErp(bookings));
  expect(await refusals()).toEqual([]);
  expect((await listed()).find(({ accountNumber }: Listed) => accountNumber === 'F-1')).toMatchObject({
    hasFile: true,
  });
});

it('books nothing of an ERP that signs with another secret, or refuses ours', async () => {
  const url = await openErp([invoice('F-1')], { secret: 'another-secret-of-an-unknown-program' });
  await expect(pull(url)).rejects.toThrow('401');
  expect(await listed()).toEqual([]);
});

it('keeps what was booked before a page that cannot be read, and goes on there', async () => {
  const bookings = Array.from({ length: 201 }, (_, index) => invoice(`F-${index}`));
  await expect(pull(await openErp(bookings, { brokenFrom: 200 }))).rejects.toThrow();
  erp.close();
  expect((await seeded.shop.call(finance.list, { token: seeded.buyer })).paging?.totalItems).toBe(200);
  await pull(await openErp(bookings));
  expect(requests.at(-1)).toBe('/shop/finance/changes?cursor=200&limit=200');
  expect((await seeded.shop.call(finance.list, { token: seeded.buyer })).paging?.totalItems).toBe(201);
});

it('ends with an error where the ERP leads in a circle, and where it has more but stays where it is', async () => {
  await expect(pull(await openCircle({ '': 'a', a: 'b', b: 'a' }))).rejects.toThrow('cursor a of');
  erp.close();
  // As where the cursor is a time and more records have changed at that moment than fit a page.
  await expect(pull(await openCircle({ a: 'a' }))).rejects.toThrow('cursor a of');
  expect(requests).toHaveLength(4);
});

/** An ERP that has more after each of these cursors, and leads to the next of them. */
const openCircle = (next: Readonly<Record<string, string>>): Promise<string> =>
  listening(
    createServer(({ url = '', headers }, response) => {
      requests.push(url);
      const cursor = new URL(url, 'http://erp.test').searchParams.get('cursor') ?? '';
      const body = Buffer.from(JSON.stringify({ records: [], nextCursor: next[cursor], hasMore: true }));
      const signature = answerSignature(SECRET, String(headers['x-sjaj-signature']), body);
      response.writeHead(200, { 'x-sjaj-signature': signature }).end(body);
    }),
  );

it('names how far the clock of an ERP is from ours that refuses our requests, and goes on once it is right', async () => {
  for (const [minutes, reason] of [
    [120, '401 to /shop/finance/changes; its clock is 120 minutes ahead of ours'],
    [-60, '401 to /shop/finance/changes; its clock is 60 minutes behind ours'],
  ] as const) {
    await expect(pull(await openErp([invoice('F-1')], { minutes }))).rejects.toThrow(reason);
    erp.close();
  }
  await pull(await openErp([invoice('F-1')], { minutes: 4 }));
  expect(await listed()).toHaveLength(1);
});
