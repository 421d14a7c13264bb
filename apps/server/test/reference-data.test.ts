import {
  adminBankAccounts,
  adminBanks,
  adminCompanies,
  adminCountries,
  adminCurrencies,
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

/** The lists of reference data that staff keep: what holds for each of them, and what is particular to one. */

let shop: TestShop;
let place: Place;
let companyId: number;
let bankId: number;
let token: string;
let buyer: string;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  companyId = await aCompany(shop.db, place);
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  const bank = { name: 'Banka Una', code: '777', swift: null, isActive: true };
  bankId = (await shop.call(adminBanks.create, { token, body: bank })).data.id;
});
afterAll(() => shop.close());

const text = (bs: string) => ({ bs });

/** A form, another one for the same record, the words that find it, and the field that no two share. */
const LISTS = [
  {
    name: 'countries',
    entity: 'country',
    calls: adminCountries,
    form: () => ({ code: 'SI', title: text('Slovenija'), isOffered: false }),
    change: { title: { bs: 'Slovenija', en: 'Slovenia' } },
    sought: ['словенија', 'SI'],
    unique: 'code',
  },
  {
    name: 'towns',
    entity: 'town',
    calls: adminTowns,
    form: () => ({
      title: text('Čapljina'),
      postalCode: '88300',
      countryId: place.countryId,
      entity: 'FBiH',
      canton: 'Hercegovačko-neretvanski',
      isActive: true,
    }),
    change: { isActive: false },
    sought: ['capljina', 'чапљина', '88300', 'neretvanski'],
    unique: 'postalCode',
  },
  {
    name: 'banks',
    entity: 'bank',
    calls: adminBanks,
    form: () => ({ name: 'Čelična banka', code: '123', swift: 'CELIBA22', isActive: true }),
    change: { name: 'Čelična banka d.d.' },
    sought: ['celicna', 'челична', '123', 'celiba'],
    unique: 'code',
  },
  {
    name: 'areas of interest',
    entity: 'interest_area',
    calls: adminInterestAreas,
    form: () => ({ title: text('Pčelarstvo'), order: 7, isActive: true }),
    change: { order: 8 },
    sought: ['pcelarstvo', 'пчеларство'],
    unique: 'title.bs',
  },
  {
    name: 'measurement units',
    entity: 'measurement_unit',
    calls: adminMeasurementUnits,
    form: () => ({ code: 'vreca', abbreviation: text('vr'), title: text('vreća') }),
    change: { abbreviation: text('vrć') },
    sought: ['vreca', 'врећа'],
    unique: 'code',
  },
  {
    name: 'tags',
    entity: 'tag',
    calls: adminTags,
    form: () => ({ title: text('Za kuhinju i šank') }),
    change: { title: text('Za šank i kuhinju') },
    sought: ['sank', 'шанк'],
    unique: 'title.bs',
  },
  {
    name: 'currencies',
    entity: 'currency',
    calls: adminCurrencies,
    form: () => ({ code: 'CHF', title: text('švicarski franak'), kmRate: 2.089_123 }),
    change: { kmRate: 0.016_689 },
    sought: ['svicarski', 'швицарски', 'chf'],
    unique: 'code',
  },
  {
    name: 'customer bank accounts',
    entity: 'customer_bank_account',
    calls: adminBankAccounts,
    form: () => ({ companyId, bankId, account: 'BA39 7770 0100 0000 1294', isDefault: true }),
    change: { account: '777-001-00000013-94' },
    sought: ['777-001', '7770010000', 'BA3977', 'banka una'],
    unique: 'account',
  },
] as const;

/** The calls have one shape each in all lists. */
type Calls = (typeof LISTS)[0]['calls'];

describe.each(LISTS)('$name', ({ entity, calls: own, form, change, sought, unique }) => {
  const calls = own as unknown as Calls;
  let id: number;

  it('are added once, found without regard to script and marks, and sorted', async () => {
    const body = form();
    const key = `reference-${entity}-0001`;
    const added = await shop.call(calls.create, { token, body, key });
    expect(added).toMatchObject({ status: 200, data: { version: 1 } });
    id = added.data.id;
    expect((await shop.call(calls.create, { token, body, key })).data.id).toBe(id);
    expect(await shop.call(calls.create, { token, body })).toMatchObject({
      status: 409,
      code: 'records.taken',
      errors: [{ field: unique }],
    });
    for (const quickSearch of sought) {
      const { data } = await shop.call(calls.list, { token, body: { quickSearch } });
      expect(data.map((row: { id: number }) => row.id)).toContain(id);
    }
    const none = await shop.call(calls.list, { token, body: { quickSearch: 'nigdje-ničega' } });
    expect([none.status, none.data]).toEqual([200, []]);
  });

  it('are saved from the version that the form began with, with an entry in the audit log', async () => {
    const body = { ...form(), ...change, version: 1 };
    const saved = await shop.call(calls.update, { token, params: { id }, body });
    expect(saved).toMatchObject({ status: 200, data: { id, version: 2 } });
    const late = await shop.call(calls.update, { token, params: { id }, body });
    expect(late).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
    const entries = shop.db.selectFrom('audit_entry').select('action').where('entity', '=', entity);
    const actions = (await entries.where('entity_id', '=', id).orderBy('id').execute()).map(({ action }) => action);
    expect(actions).toEqual([`${entity}.create`, `${entity}.update`]);
  });

  it('are no matter of customers', async () => {
    expect((await shop.call(calls.list, { token: buyer, body: {} })).status).toBe(403);
    expect((await shop.call(calls.create, { token: buyer, body: form() })).status).toBe(403);
    expect((await shop.call(calls.remove, { token: buyer, params: { id } })).status).toBe(403);
  });

  it('are deleted while nothing refers to them; 404 afterwards', async () => {
    expect((await shop.call(calls.remove, { token, params: { id } })).status).toBe(200);
    expect((await shop.call(calls.one, { token, params: { id } })).status).toBe(404);
    expect((await shop.call(calls.remove, { token, params: { id } })).status).toBe(404);
  });
});

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
