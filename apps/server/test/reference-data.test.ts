import {
  adminBankAccounts,
  adminBanks,
  adminCompanies,
  adminInterestAreas,
  adminMeasurementUnits,
  adminTags,
  adminTowns,
} from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRange, someGoods } from './builders/catalogue.ts';
import { aCompany, aPerson } from './builders/people.ts';
import { aPlace, type Place } from './builders/place.ts';
import { openTestShop, type TestShop } from './http.ts';

/** Where reference data is in use. What holds for each of its lists is in resources.test.ts. */

let shop: TestShop;
let place: Place;
let companyId: number;
let bankId: number;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  companyId = await aCompany(shop.db, place);
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  const bank = { name: 'Banka Una', code: '777', swift: null, isActive: true };
  bankId = (await shop.call(adminBanks.create, { token, body: bank })).data.id;
});
afterAll(() => shop.close());

const text = (bs: string) => ({ bs });

describe('what is in use', () => {
  it('is not deleted, and the answer says where it is used', async () => {
    const { db } = shop;
    const range = await aRange(db);
    await someGoods(db, range, { code: 'RD-1', title: 'Krpa', categoryIds: [range.gloves] });
    const area = await shop.call(adminInterestAreas.create, {
      token,
      body: { title: text('Hoteli'), order: 1, isActive: true },
    });
    const { data: company } = await shop.call(adminCompanies.one, { token, params: { id: companyId } });
    await sql`insert into company_interest_area values (${companyId}, ${area.data.id})`.execute(db);
    const account = { companyId, bankId, account: '7770010000001291', isDefault: true };
    expect((await shop.call(adminBankAccounts.create, { token, body: account })).status).toBe(200);
    const unit = await db.selectFrom('measurement_unit').select('id').executeTakeFirstOrThrow();
    const tag = await shop.call(adminTags.create, { token, body: { title: text('Novo') } });
    await sql`insert into article_tag select id, ${tag.data.id} from article where code = 'RD-1'`.execute(db);
    for (const [calls, id, names] of [
      [adminTags, tag.data.id, 'RD-1'],
      [adminTowns, place.townId, company.title],
      [adminBanks, bankId, company.title],
      [adminInterestAreas, area.data.id, company.title],
      [adminMeasurementUnits, unit.id, 'RD-1'],
    ] as const) {
      const refused = await shop.call(calls.remove, { token, params: { id } });
      expect(refused).toMatchObject({ status: 409, code: 'records.in_use' });
      expect(refused.message).toContain(names);
    }
  });

  it('is seen through one view that covers every foreign key to these tables', async () => {
    const { rows: keys } = await sql<{ refers: string }>`
      select distinct conrelid::regclass::text || '.' || a.attname as refers
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where contype = 'f' and confrelid in
        ('town'::regclass, 'bank'::regclass, 'measurement_unit'::regclass, 'interest_area'::regclass)`.execute(shop.db);
    const { rows: covered } = await sql<{ refers: string }>`
      select view.table_name || '.' || view.column_name as refers from information_schema.view_column_usage view
      where view.view_name = 'reference_use' and view.table_schema = current_schema()`.execute(shop.db);
    const known = new Set(covered.map(({ refers }) => refers));
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.map(({ refers }) => refers).filter((one) => !known.has(one))).toEqual([]);
  });
});
