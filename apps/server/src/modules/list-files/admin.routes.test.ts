import {
  adminAuditLog,
  adminBrands,
  adminCompanies,
  adminCoupons,
  adminListFiles,
  adminTowns,
  contract,
  MOST_FOUND_ROWS,
  type Route,
  zodOf,
} from '@sjaj/contract';
import { parse } from 'csv-parse/sync';
import readSheets from 'read-excel-file/node';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson, aStaffRole, bind } from '../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { isListCall } from '../../kernel/list-calls.ts';

let shop: TestShop;
let administrator: string;
let place: Place;

beforeAll(async () => {
  shop = await openTestShop();
  administrator = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  place = await aPlace(shop.db);
  const titles = [
    'Sjaj',
    '=1+1',
    ...Array.from({ length: 604 }, (_, index) => `Marka ${String(index).padStart(3, '0')}`),
  ];
  await shop.db
    .insertInto('brand')
    .values(titles.map((title, position) => ({ title, position })))
    .execute();
});
afterAll(() => shop.close());

const NAME = { field: 'name', title: 'Naziv' };

const exportRows = async (list: Route, more: object = {}, token = administrator) => {
  const { statusCode, headers, rawPayload } = await shop.app.inject({
    method: 'POST',
    url: `/api${adminListFiles.create.path}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { list: list.path, columns: [NAME], title: 'Marke', format: 'csv', ...more },
  });
  const isFile = statusCode === 200;
  const { info } = isFile ? { info: undefined } : (JSON.parse(rawPayload.toString()) as { info?: { code: string } });
  return { status: statusCode, code: info?.code, headers, file: rawPayload };
};

const rowsOf = (file: Buffer): string[][] => parse(file, { delimiter: ';', bom: true });

it('writes all pages of a list with the chosen columns, in its order', async () => {
  const columns = [NAME, { field: 'isHighlighted', title: 'Istaknuto', labels: { true: 'da', false: 'ne' } }];
  const request = { sortBy: 'name', isSortAscending: false, page: 2 };
  const { status, file, headers } = await exportRows(adminBrands.list, { columns, request });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/filename="Marke_\d{4}-\d\d-\d\d\.csv"/);
  const [heading, first, ...rows] = rowsOf(file);
  expect(heading).toEqual(['Naziv', 'Istaknuto']);
  expect(first).toEqual(['Sjaj', 'ne']);
  expect(new Set(rows.map(([name]) => name)).size).toBe(605);
});

it('keeps what looks like a formula a text', async () => {
  const { file } = await exportRows(adminBrands.list, { request: { quickSearch: '1+1' } });
  expect(file.toString()).toBe("\uFEFFNaziv\r\n'=1+1\r\n");
});

it('writes only what the filters of the list leave', async () => {
  const { file } = await exportRows(adminBrands.list, { request: { quickSearch: 'Marka 60' } });
  expect(rowsOf(file).flat()).toEqual(['Naziv', 'Marka 600', 'Marka 601', 'Marka 602', 'Marka 603']);
});

it('writes amounts, days and moments as such', async () => {
  const id = await aCompany(shop.db, place);
  await shop.db.updateTable('company').set({ title: 'Hotel Most' }).where('id', '=', id).execute();
  const columns = [
    { field: 'title', title: 'Firma' },
    { field: 'openOrders', title: 'Otvoreno' },
    { field: 'isActive', title: 'Aktivna' },
  ];
  const { file } = await exportRows(adminCompanies.list, { columns, format: 'xlsx' });
  const sheets = await readSheets(file);
  const rows = sheets[0]?.data ?? sheets;
  expect(rows).toEqual([
    ['Firma', 'Otvoreno', 'Aktivna'],
    ['Hotel Most', 0, 'Da'],
  ]);
});

it.each([
  ['404 for what is no list', { list: '/admin/brands' }, 404, 'lists.not_found'],
  ['404 for a list of customers', { list: '/orders/get-customer-orders' }, 404, 'lists.not_found'],
  [
    '400 for a field that only every object has',
    { columns: [{ field: 'constructor', title: 'x' }] },
    400,
    'lists.unknown_field',
  ],
  [
    '400 for a field that the rows do not have',
    { columns: [{ field: 'password', title: 'x' }] },
    400,
    'lists.unknown_field',
  ],
  ['400 for a filter that the list refuses', { request: { view: 'nothing' } }, 400, 'request.invalid'],
])('%s', async (_, more, status, code) => {
  expect(await exportRows(adminBrands.list, more)).toMatchObject({ status, code });
});

it('tells the fields of a list with the values of enumerations', async () => {
  const { data } = await shop.call(adminListFiles.fields, {
    token: administrator,
    body: { list: adminCoupons.list.path },
  });
  expect(data).toContainEqual({ field: 'code', values: [], isList: false });
  expect(data).toContainEqual({ field: 'isActive', values: [true, false], isList: false });
  expect(data).toContainEqual({
    field: 'state',
    values: expect.arrayContaining(['running', 'archived']),
    isList: false,
  });
});

it('refuses a list that the member of staff may not see', async () => {
  const token = async (capability: 'viewArticles' | 'editPromotions') =>
    shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId: await aStaffRole(shop.db, [capability]) }));
  const columns = [{ field: 'code', title: 'Kod' }];
  expect(await exportRows(adminCoupons.list, { columns }, await token('viewArticles'))).toMatchObject({
    status: 403,
    code: 'access.not_allowed',
  });
  expect((await exportRows(adminCoupons.list, { columns }, await token('editPromotions'))).status).toBe(200);
});

it('gives a sales representative their own companies only', async () => {
  const own = await aCompany(shop.db, place);
  await shop.db.updateTable('company').set({ title: 'Dodijeljena' }).where('id', '=', own).execute();
  const userId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, userId, own);
  const token = await shop.loginAs(userId);
  const columns = [{ field: 'title', title: 'Firma' }];
  expect(rowsOf((await exportRows(adminCompanies.list, { columns }, token)).file).flat()).toEqual([
    'Firma',
    'Dodijeljena',
  ]);
  expect((await exportRows(adminAuditLog.list, { columns: [NAME] }, token)).status).toBe(403);
});

describe('all that a list finds', () => {
  const found = (list: Route, request: object = {}, token = administrator) =>
    shop.call(adminListFiles.found, { token, body: { list: list.path, request } });

  it('has the rows of all pages as the list answers them, in its order', async () => {
    const request = { sortBy: 'name', isSortAscending: false };
    const { data } = await found(adminBrands.list, { ...request, page: 2, pageSize: 12 });
    const page = await shop.call(adminBrands.list, { token: administrator, body: { ...request, pageSize: 100 } });
    expect(data).toHaveLength(606);
    expect(data.slice(0, 100)).toEqual(page.data);
  });

  it('has only what search and view leave, and nothing where there is nothing', async () => {
    const names = async (request: object) =>
      (await found(adminBrands.list, request)).data.map(({ name }: { readonly name: string }) => name);
    expect(await names({ quickSearch: 'Marka 60' })).toEqual(['Marka 600', 'Marka 601', 'Marka 602', 'Marka 603']);
    expect(await names({ quickSearch: 'Marka 60', view: 'highlighted' })).toEqual([]);
  });

  it('400 for more than may be chosen at once, with their number', async () => {
    await shop.db
      .insertInto('town')
      .values(
        Array.from({ length: MOST_FOUND_ROWS + 1 }, (_, index) => ({
          name: JSON.stringify({ bs: `Mjesto ${index}` }),
          country_id: place.countryId,
          postal_code: '88999',
          entity: 'FBiH',
        })),
      )
      .execute();
    const { status, code, message } = await found(adminTowns.list, { quickSearch: 'Mjesto' });
    expect([status, code]).toEqual([400, 'lists.too_many_found']);
    expect(message).toContain(String(MOST_FOUND_ROWS));
    expect((await found(adminTowns.list, { quickSearch: 'Mjesto 77' })).data.length).toBeGreaterThan(0);
  });

  it('404 for what is no list, 400 for a filter that it refuses, 403 where it is closed', async () => {
    const roleId = await aStaffRole(shop.db, ['viewArticles']);
    const token = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId: roleId }));
    expect((await found(adminBrands.create)).status).toBe(404);
    expect((await found(adminBrands.list, { view: 'nothing' })).status).toBe(400);
    expect((await found(adminCoupons.list, {}, token)).status).toBe(403);
  });
});

/** Reports have no rows without a period. */
const PERIOD = { from: '2026-01-01', to: '2026-01-31' };
const REQUESTS: Readonly<Record<string, object>> = {
  'adminRevenue.revenue': PERIOD,
  'adminReports.pairs': PERIOD,
  'adminReports.lostSearches': PERIOD,
};

const lists = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>)
    .filter(([, route]) => isListCall(route))
    .map(([name, route]) => ({ name: `${group}.${name}`, route })),
);

it('knows lists of every kind', () => {
  expect(lists.length).toBeGreaterThan(50);
  expect(lists.map(({ route }) => route)).toContain(adminTowns.list);
});

describe.each(lists)('$name', ({ name, route }) => {
  it('is written as a file', async () => {
    const { properties = {} } = z.toJSONSchema(zodOf(route.answer), { unrepresentable: 'any' });
    const columns = Object.keys(properties).map((field) => ({ field, title: field }));
    const { status, code } = await exportRows(route, { columns, request: REQUESTS[name] ?? {} });
    expect({ status, code }).toEqual({ status: 200, code: undefined });
  });
});
