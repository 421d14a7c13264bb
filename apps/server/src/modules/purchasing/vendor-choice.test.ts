import { adminPurchasing, adminVendors } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { aVendor } from '../../../test/builders/purchasing.ts';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

const MANY = 520;
let seeded: SeededShop;
let north: number;
let south: number;
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  north = await aVendor(seeded.shop.db, 'Chemie Nord');
  south = await aVendor(seeded.shop.db, 'Papir Jug');
});
afterAll(() => seeded.shop.close());

const anArticle = (): Promise<number> => {
  made += 1;
  return someArticle(seeded, `VC-${made}`);
};
const call = (route: (typeof adminPurchasing)[keyof typeof adminPurchasing], input: object) =>
  seeded.shop.call(route, { token: seeded.administrator, ...input });
const choose = (selection: object, vendorId: number | null) =>
  call(adminPurchasing.chooseVendor, { body: { selection, vendorId } });
const undo = (id: number) => call(adminPurchasing.undoVendor, { params: { id } });
const termsOf = async (id: number) => (await call(adminPurchasing.terms, { params: { id } })).data;
const save = async (id: number, more: object) => {
  const body = { ...(await termsOf(id)), ...more };
  expect((await call(adminPurchasing.saveTerms, { params: { id }, body })).status).toBe(200);
};

it('chooses the vendor of all that are ticked, and the undo restores how each was bought', async () => {
  const [first, second, third] = [await anArticle(), await anArticle(), await anArticle()];
  await save(first, { vendorId: south, partNumber: 'J 1', packSize: 6, targetLevel: 40 });
  await save(third, { vendorId: north, partNumber: 'N 3', packSize: 4 });
  const { data } = await choose({ ids: [first, second, third] }, north);
  expect(data).toEqual({ changed: 2, id: expect.any(Number) });
  expect(await termsOf(first)).toMatchObject({ vendorId: north, partNumber: '', packSize: 1, targetLevel: 40 });
  expect(await termsOf(second)).toMatchObject({ vendorId: north, partNumber: '', packSize: 1, targetLevel: null });
  expect(await termsOf(third)).toMatchObject({ vendorId: north, partNumber: 'N 3', packSize: 4 });
  expect((await undo(data.id)).data).toEqual({ changed: 2, id: null });
  expect(await termsOf(first)).toMatchObject({ vendorId: south, partNumber: 'J 1', packSize: 6, targetLevel: 40 });
  expect(await termsOf(second)).toMatchObject({ vendorId: null });
  expect(await undo(data.id)).toMatchObject({ status: 409, code: 'articles.bulk_edit_undone' });
});

it('chooses it for all that a list finds, more than one transaction takes, with an entry in the log for each', async () => {
  const template = await seeded.shop.db
    .selectFrom('article')
    .select(['brand_id', 'unit_id', 'tax_group_id'])
    .where('id', '=', await anArticle())
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: MANY }, (_, index) => {
    const title = JSON.stringify({ bs: `Krpa ${index}` });
    return { ...template, code: `KRPA-${index}`, title, vpc: 100, mpc: 117, nc: 50 };
  });
  await seeded.shop.db.insertInto('article').values(rows).execute();
  const { data } = await choose({ found: { quickSearch: 'krpa' } }, south);
  expect(data.changed).toBe(MANY);
  const entries = await seeded.shop.db
    .selectFrom('audit_entry')
    .select(['entity', 'before', 'after'])
    .where('action', '=', 'purchasing.bulk_edit')
    .where('after', '@>', JSON.stringify({ vendorId: south }) as never)
    .execute();
  expect(entries).toHaveLength(MANY);
  expect(entries[0]).toMatchObject({ entity: 'article', before: { vendorId: null }, after: { vendorId: south } });
  expect((await undo(data.id)).data.changed).toBe(MANY);
});

it('takes the vendor away; what somebody has changed since stays, and so does an article whose vendor is gone', async () => {
  const [first, second, third] = [await anArticle(), await anArticle(), await anArticle()];
  const gone = await aVendor(seeded.shop.db, 'Nestali');
  await save(first, { vendorId: north, partNumber: 'N 1' });
  await save(second, { vendorId: north });
  await save(third, { vendorId: gone });
  const { data } = await choose({ ids: [first, second, third] }, null);
  expect(await termsOf(first)).toMatchObject({ vendorId: null });
  await save(second, { vendorId: south });
  const removing = { token: seeded.administrator, params: { id: gone } };
  expect((await seeded.shop.call(adminVendors.remove, removing)).status).toBe(200);
  expect((await undo(data.id)).data).toEqual({ changed: 1, id: null });
  expect(await termsOf(first)).toMatchObject({ vendorId: north, partNumber: 'N 1' });
  expect(await termsOf(second)).toMatchObject({ vendorId: south });
  expect(await termsOf(third)).toMatchObject({ vendorId: null });
});

it('404 for an unknown vendor or choice, 403 for those who do not keep the stock', async () => {
  const ids = [await anArticle()];
  expect((await choose({ ids }, 99_999)).status).toBe(404);
  expect((await undo(99_999)).status).toBe(404);
  const staffRoleId = await aStaffRole(seeded.shop.db, ['editArticles']);
  const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'own_role', staffRoleId }));
  const body = { selection: { ids }, vendorId: north };
  expect((await seeded.shop.call(adminPurchasing.chooseVendor, { token, body })).status).toBe(403);
});
