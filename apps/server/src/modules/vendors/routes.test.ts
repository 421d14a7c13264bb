import { adminPurchasing, adminVendors } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVendor, VENDOR } from '../../../test/builders/purchasing.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const asAdministrator = () => ({ token: seeded.administrator });
const add = (title: string, more: object = {}) =>
  seeded.shop.call(adminVendors.create, { ...asAdministrator(), body: { ...VENDOR, title, ...more } });

describe('a vendor', () => {
  it('is added and found by title, code and contact', async () => {
    const { data } = await add('  Chemie   Nord', { code: 'D-17', contact: 'Nina Kos', minimumWorth: 500.5 });
    expect(data).toMatchObject({ title: 'Chemie Nord', code: 'D-17', minimumWorth: 500.5, articles: 0 });
    const logged = seeded.shop.db.selectFrom('audit_entry').select('after').where('action', '=', 'vendor.create');
    expect((await logged.executeTakeFirstOrThrow()).after).toMatchObject({ title: 'Chemie Nord' });
    for (const quickSearch of ['chemie', 'd-17', 'kos']) {
      const list = await seeded.shop.call(adminVendors.list, { ...asAdministrator(), body: { quickSearch } });
      expect(list.data).toEqual([data]);
    }
  });

  it('409 for a title that is taken', async () => {
    await add('Twice');
    expect(await add('twice')).toMatchObject({ status: 409, code: 'records.taken' });
  });

  it('400 for days and amounts that cannot be', async () => {
    expect((await add('Wrong', { deliveryDays: 366 })).errors[0]?.field).toBe('deliveryDays');
    expect((await add('Wrong', { minimumWorth: -1 })).errors[0]?.field).toBe('minimumWorth');
    expect((await add('Wrong', { email: 'nobody' })).errors[0]?.field).toBe('email');
  });

  it('409 for a version that somebody else has replaced', async () => {
    const { data } = await add('Edited');
    const save = (title: string) =>
      seeded.shop.call(adminVendors.update, {
        ...asAdministrator(),
        params: { id: data.id },
        body: { ...VENDOR, title, version: data.version },
      });
    expect((await save('Edited once')).status).toBe(200);
    expect(await save('Edited twice')).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
  });

  it('is deleted, but not while articles are bought there', async () => {
    const vendorId = await aVendor(seeded.shop.db, 'In use');
    const articleId = await someArticle(seeded, 'VE-1');
    const terms = { vendorId, partNumber: '', packSize: 1, targetLevel: null, version: 0 };
    await seeded.shop.call(adminPurchasing.saveTerms, { ...asAdministrator(), params: { id: articleId }, body: terms });
    const params = { id: vendorId };
    const remove = () => seeded.shop.call(adminVendors.remove, { ...asAdministrator(), params });
    expect(await remove()).toMatchObject({ status: 409, code: 'records.in_use' });
    await seeded.shop.call(adminPurchasing.saveTerms, {
      ...asAdministrator(),
      params: { id: articleId },
      body: { ...terms, vendorId: null, version: 1 },
    });
    expect((await remove()).status).toBe(200);
    expect((await seeded.shop.call(adminVendors.one, { ...asAdministrator(), params })).status).toBe(404);
  });

  it('403 for staff who see the stock but do not keep it', async () => {
    const seller = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'sales_representative' }));
    expect(
      (await seeded.shop.call(adminVendors.create, { token: seller, body: { ...VENDOR, title: 'No' } })).status,
    ).toBe(403);
  });
});
