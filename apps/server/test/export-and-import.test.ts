import { adminPartNumbers, adminStock, type Route, stockImports } from '@sjaj/contract';
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
});
afterAll(() => seeded.shop.close());

const token = () => seeded.administrator;

/** What the call for the file answers. */
async function file({ path }: Route, id = 0): Promise<{ name: string; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${token()}` };
  const url = `/api${path.replace('{id}', String(id))}`;
  const { rawPayload } = await seeded.shop.app.inject({ url, headers });
  return { name: `izvoz.${path.split('/').at(-1)}`, bytes: rawPayload };
}

it.each(['articles', 'prices', 'companies', 'users', 'towns'] as const)('has no difference for %s', (kind) =>
  fixture.expectNoDifference(kind, 1),
);

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
