import { adminPartNumbers, adminStock, type Route, stockImports } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from './builders/record-imports.ts';
import { openStall, someArticle, type Stall } from './builders/stall.ts';
import { openTestShop } from './http.ts';
import { sendFile } from './send-file.ts';

/** What staff export they may import again: nothing is different then, however odd the codes and amounts are. */

let stall: Stall;
let fixture: RecordImportFixture;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  fixture = openRecordImportFixture(stall);
  await someArticle(stall, '007', { stock: 5, vpc: 1_999 });
  await someArticle(stall, 'RT "1"; a/b', { stock: 0, vpc: 3 });
  await someArticle(stall, '1E5', { stock: 12_000, vpc: 123_456 });
  const archived = await someArticle(stall, 'RT-ARHIVA', { stock: 0, isVisible: false });
  await stall.shop.db.updateTable('article').set({ archived_at: new Date() }).where('id', '=', archived).execute();
  await someArticle(stall, 'RT-SKRIVEN', { stock: 7, isVisible: false });
});
afterAll(() => stall.shop.close());

const token = () => stall.administrator;

/** What the call for the file answers. */
async function file({ path }: Route, id = 0): Promise<{ name: string; bytes: Buffer }> {
  const headers = { authorization: `Bearer ${token()}` };
  const url = `/api${path.replace('{id}', String(id))}`;
  const { rawPayload } = await stall.shop.app.inject({ url, headers });
  return { name: `izvoz.${path.split('/').at(-1)}`, bytes: rawPayload };
}

it.each(['articles', 'prices', 'companies', 'users', 'towns'] as const)('has no difference for %s', (kind) =>
  fixture.expectNoDifference(kind, 1),
);

it.each(['csv', 'xlsx'] as const)('has no difference for the stock as %s', async (format) => {
  const sent = { token: token(), ...(await file(adminStock[format])) };
  const { data } = await sendFile(stall.shop, stockImports.compare, sent);
  expect(data).toMatchObject({ changes: 0, faults: 0, alarms: [] });
  expect(data.same).toBe(data.lines);
  expect(data.lines).toBeGreaterThanOrEqual(4);
});

it.each(['csv', 'xlsx'] as const)('has no difference for part numbers as %s', async (format) => {
  const params = { id: stall.companyId };
  for (const [code, articleCode] of [
    [`0042-${format}`, '007'],
    [`${format}; "x"`, '1E5'],
    [`${format}-3`, 'RT-SKRIVEN'],
  ]) {
    const added = await stall.shop.call(adminPartNumbers.add, { token: token(), params, body: { code, articleCode } });
    expect(added.status, added.code).toBe(200);
  }
  const sent = { token: token(), params, ...(await file(adminPartNumbers[format], stall.companyId)) };
  const { data } = await sendFile(stall.shop, adminPartNumbers.compareFile, sent);
  expect(data).toMatchObject({ add: 0, change: 0, faults: 0, lines: [] });
  expect(data.same).toBeGreaterThanOrEqual(3);
});
