import { adminDatasheets, documents, safetySheets, systemMessages } from '@sjaj/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  addToCart,
  anOrder,
  anotherBuyer,
  cartOf,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { aPdf } from '../../../test/builders/upload-files.ts';
import { openTestShop } from '../../../test/http.ts';
import { sendFile } from '../../../test/send-file.ts';

let seeded: SeededShop;
let outsider: string;
let cleaner: number;
let bleach: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const elsewhere = await aCompanyWithAddress(seeded);
  outsider = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: elsewhere }));
  cleaner = await someArticle(seeded, 'SS-1', { stock: 100 });
  bleach = await someArticle(seeded, 'SS-2', { stock: 100 });
  const towels = await someArticle(seeded, 'SS-3', { stock: 100 });
  const hazard = { pictograms: ['GHS07'], signal_word: 'warning', hazard_codes: [], precaution_codes: [] };
  for (const article_id of [cleaner, bleach])
    await seeded.shop.db
      .insertInto('article_safety')
      .values({ article_id, ...hazard })
      .execute();
  for (const id of [cleaner, bleach, towels]) await anOrder(seeded, id, 2);
});
afterAll(() => seeded.shop.close());

const list = async (token: string, query = '') =>
  (
    await seeded.shop.app.inject({ url: `/api/safety-sheets${query}`, headers: { authorization: `Bearer ${token}` } })
  ).json().data;
const binder = (token: string, query = '') =>
  seeded.shop.app.inject({ url: `/api/safety-sheets/binder${query}`, headers: { authorization: `Bearer ${token}` } });
const addSheet = (articleId: number, name: string, fields: Readonly<Record<string, string>> = {}) =>
  sendFile(seeded.shop, adminDatasheets.create, {
    token: seeded.administrator,
    name,
    bytes: aPdf(),
    params: { articleId },
    fields: { kind: 'safety', language: 'bs', ...fields },
  });
const sheetsOf = async (articleId: number) =>
  (await seeded.shop.call(adminDatasheets.list, { token: seeded.administrator, params: { articleId } })).data;

it('lists what is hazardous of the purchases, with the sheet of the nearest language and what has none', async () => {
  expect((await binder(seeded.buyer)).json().info.code).toBe('safetySheets.none');
  await addSheet(cleaner, 'STL en.pdf', { language: 'en' });
  await addSheet(cleaner, 'STL.pdf', { version: '1.0', issuedOn: '2026-01-15' });
  const { places, sheets } = await list(seeded.buyer);
  expect(sheets).toMatchObject([
    { code: 'SS-1', signalWord: 'warning', sheet: { name: 'STL.pdf', version: '1.0', issuedOn: '2026-01-15' } },
    { code: 'SS-2', sheet: null },
  ]);
  expect(places).toEqual(sheets[0].places);
  expect(places).toHaveLength(1);
  expect((await list(seeded.buyer, '?to=2020-01-01')).sheets).toEqual([]);
  expect((await list(seeded.buyer, '?place=Nigdje')).sheets).toEqual([]);
  expect((await list(outsider)).sheets).toEqual([]);
});

it('packs the sheets of each place with an index as PDF, for who has bought them only', async () => {
  const reply = await binder(seeded.buyer);
  expect(reply.headers['content-type']).toContain('application/zip');
  const files = unzipSync(new Uint8Array(reply.rawPayload));
  const [place] = (await list(seeded.buyer)).places;
  expect(Object.keys(files)).toEqual(['00 Sadržaj.pdf', `${place}/SS-1 STL.pdf`]);
  expect(
    Buffer.from(files['00 Sadržaj.pdf'] ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(Buffer.from(files[`${place}/SS-1 STL.pdf`] ?? [])).toEqual(aPdf());
  expect((await binder(outsider)).json().info.code).toBe('safetySheets.none');
  const { sheet } = (await list(seeded.buyer)).sheets[0];
  const file = (token: string) => seeded.shop.call(safetySheets.file, { token, params: { id: sheet.id } });
  const own = await seeded.shop.app.inject({
    url: `/api/safety-sheets/${sheet.id}/file`,
    headers: { authorization: `Bearer ${seeded.buyer}` },
  });
  expect(own.rawPayload).toEqual(aPdf());
  expect(await file(outsider)).toMatchObject({ status: 404, code: 'files.not_found' });
});

it('puts the sheets in folders by the saved carts that the caller sees, and the rest together', async () => {
  const save = async (token: string, title: string, articleIds: readonly number[]) => {
    for (const id of articleIds) await addToCart(seeded, token, id);
    const { id } = await cartOf(seeded, token);
    const params = { shoppingCartId: id };
    await seeded.shop.call(documents.create, { token, params, body: { title, isShared: false } });
  };
  await save(seeded.buyer, 'Kuhinja', [cleaner]);
  await save(await anotherBuyer(seeded), 'Tuđa lista', [cleaner]);
  const { places, sheets } = await list(seeded.buyer, '?by=saved_cart');
  expect(sheets).toMatchObject([
    { code: 'SS-1', places: ['Kuhinja'] },
    { code: 'SS-2', places: ['Van sačuvanih korpi'] },
  ]);
  expect(places).toEqual(['Kuhinja', 'Van sačuvanih korpi']);
  const reply = await binder(seeded.buyer, '?by=saved_cart&place=Kuhinja');
  const files = Object.keys(unzipSync(new Uint8Array(reply.rawPayload)));
  expect(files).toEqual(['00 Sadržaj.pdf', 'Kuhinja/SS-1 STL.pdf']);
});

it('replaces a sheet at all articles that share it, and tells who has bought one of them', async () => {
  const [{ id: sheetId }] = await sheetsOf(cleaner).then((all) =>
    all.filter(({ language }: { language: string }) => language === 'bs'),
  );
  const shared = await seeded.shop.db
    .selectFrom('article_datasheet')
    .select('file_id')
    .where('id', '=', sheetId)
    .executeTakeFirstOrThrow();
  await seeded.shop.db
    .insertInto('article_datasheet')
    .values({ article_id: bleach, kind: 'safety', language: 'bs', file_id: shared.file_id })
    .execute();
  const admin = await seeded.shop.loginAs(
    await aPerson(seeded.shop.db, { companyId: seeded.companyId, role: 'company_admin' }),
  );
  const uninvolved = await anotherBuyer(seeded);
  expect((await addSheet(cleaner, 'STL novi.pdf', { version: '2.0' })).code).toBe('records.saved');
  expect(await sheetsOf(bleach)).toMatchObject([{ name: 'STL novi.pdf', version: '2.0', sharedWith: 1 }]);
  const messages = async (token: string): Promise<string[]> =>
    (await seeded.shop.call(systemMessages.list, { token, body: {} })).data
      .map(({ text }: { text: string }) => text)
      .filter((text: string) => text.includes('STL'));
  for (const token of [seeded.buyer, admin])
    await vi.waitFor(
      async () =>
        expect(await messages(token)).toEqual([
          'Nova verzija 2.0 sigurnosnog lista STL novi.pdf za artikle koje ste kupovali.',
        ]),
      { timeout: 30_000, interval: 50 },
    );
  for (const token of [uninvolved, outsider]) expect(await messages(token)).toEqual([]);
});

it('takes a sheet from one article, and leaves it to the others', async () => {
  const [sheet] = await sheetsOf(bleach);
  const remove = (articleId: number, id: number) =>
    seeded.shop.call(adminDatasheets.remove, { token: seeded.administrator, params: { articleId, id } });
  expect((await remove(cleaner, sheet.id)).status).toBe(404);
  expect((await remove(bleach, sheet.id)).code).toBe('records.deleted');
  expect(await sheetsOf(bleach)).toEqual([]);
  expect(await sheetsOf(cleaner)).toHaveLength(2);
  const refused = await sendFile(seeded.shop, adminDatasheets.create, {
    token: seeded.administrator,
    name: 'slika.pdf',
    bytes: 'no pdf',
    params: { articleId: cleaner },
    fields: { kind: 'safety', language: 'bs' },
  });
  expect(refused).toMatchObject({ status: 415, code: 'files.type_not_allowed' });
  expect((await addSheet(999_999, 'x.pdf')).status).toBe(404);
});
