import { adminPartNumbers, adminStock, RECORD_IMPORT_KINDS, type Route, stockImports } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from './builders/record-imports.ts';
import { seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';
import { sendFile } from './send-file.ts';

/** What staff export they may import again: nothing is different then, however odd the codes and amounts are. */

let seeded: SeededShop;
let fixture: RecordImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
  await someArticle(seeded, '007', { stock: 5, vpc: 1_999 });
  await someArticle(seeded, 'RT "1"; a/b', { stock: 0, vpc: 3 });
  await someArticle(seeded, '1E5', { stock: 12_000, vpc: 123_456 });
  const archived = await someArticle(seeded, 'RT-ARHIVA', { stock: 0, isVisible: false });
  await seeded.shop.db.updateTable('article').set({ archived_at: new Date() }).where('id', '=', archived).execute();
  await someArticle(seeded, 'RT-SKRIVEN', { stock: 7, isVisible: false });
  await agreedPricesAndVendors();
});
afterAll(() => seeded.shop.close());

/** Prices of a customer and of a list, with and without a period, and where articles are bought. */
async function agreedPricesAndVendors(): Promise<void> {
  const { shop, companyId } = seeded;
  await sql`
    with list as (insert into price_list (title) values ('Hoteli "A"; 2026') returning id),
    vendor as (insert into vendor (title, code, delivery_days) values ('Chemie; "Nord"', '0042', 10) returning id),
    agreed as (
      insert into contract_price (company_id, article_id, price, valid_from, valid_to)
      select ${companyId}, id, 1 + id % 7 * 1000, case when code = '007' then date '2026-01-01' end, case when code = '1E5' then date '2030-12-31' end
      from article where code in ('007', 'RT "1"; a/b', '1E5')
    ), listed as (
      insert into price_list_item (price_list_id, article_id, price) select list.id, a.id, 999 from list, article a where a.code in ('007', '1E5')
    )
    insert into article_vendor (article_id, vendor_id, part_number, pack_size, target_level)
    select a.id, vendor.id, '00' || a.id, 12, case when a.code = '007' then 48 end from vendor, article a where a.code in ('007', '1E5')`.execute(
    shop.db,
  );
}

const token = () => seeded.administrator;

/** What the call for the file answers. */
async function file({ path }: Route, id = 0): Promise<{ name: string; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${token()}` };
  const url = `/api${path.replace('{id}', String(id))}`;
  const { rawPayload } = await seeded.shop.app.inject({ url, headers });
  return { name: `izvoz.${path.split('/').at(-1)}`, bytes: rawPayload };
}

it.each(RECORD_IMPORT_KINDS)('has no difference for %s', (kind) => fixture.expectNoDifference(kind, 1));

it.each(['csv', 'xlsx'] as const)('has no difference for the stock as %s', async (format) => {
  const sent = { token: token(), ...(await file(adminStock[format])) };
  const { data } = await sendFile(seeded.shop, stockImports.compare, sent);
  expect(data).toMatchObject({ changes: 0, faults: 0, alarms: [] });
  expect(data.same).toBe(data.lines);
  expect(data.lines).toBeGreaterThanOrEqual(4);
});

it.each(['csv', 'xlsx'] as const)('has no difference for part numbers as %s', async (format) => {
  const params = { id: seeded.companyId };
  for (const [code, articleCode] of [
    [`0042-${format}`, '007'],
    [`${format}; "x"`, '1E5'],
    [`${format}-3`, 'RT-SKRIVEN'],
  ]) {
    const added = await seeded.shop.call(adminPartNumbers.add, { token: token(), params, body: { code, articleCode } });
    expect(added.status, added.code).toBe(200);
  }
  const sent = { token: token(), params, ...(await file(adminPartNumbers[format], seeded.companyId)) };
  const { data } = await sendFile(seeded.shop, adminPartNumbers.compareFile, sent);
  expect(data).toMatchObject({ add: 0, change: 0, faults: 0, lines: [] });
  expect(data.same).toBeGreaterThanOrEqual(3);
});
