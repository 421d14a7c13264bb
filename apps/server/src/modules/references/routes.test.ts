import { banks, interestAreas } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let buyer: string;
let staff: string;

const names = async (body: object): Promise<string[]> =>
  (await shop.call(banks.list, { token: buyer, body })).data.map(({ name }: { name: string }) => name);
const create = (body: object, token = staff) => shop.call(banks.create, { token, body });

beforeAll(async () => {
  shop = await openTestShop();
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  for (const [name, code] of [
    ['Žitna banka', '199'],
    ['Čelična banka', '154'],
    ['Centralna banka', '161'],
  ] as const) {
    expect((await create({ name, code })).status).toBe(200);
  }
});
afterAll(() => shop.close());

it('sorts banks alphabetically and finds them without diacritics, in Cyrillic and by code', async () => {
  expect(await names({})).toEqual(['Centralna banka', 'Čelična banka', 'Žitna banka']);
  expect(await names({ sortBy: 'name', isSortAscending: false, pageSize: 5 })).toEqual([
    'Žitna banka',
    'Čelična banka',
    'Centralna banka',
  ]);
  expect(await names({ quickSearch: 'celicna' })).toEqual(['Čelična banka']);
  expect(await names({ quickSearch: 'житна' })).toEqual(['Žitna banka']);
  expect(await names({ quickSearch: '161' })).toEqual(['Centralna banka']);
  expect(await names({ quickSearch: '%' })).toEqual([]);
});

it('only administrators add a bank; 409 for a code that is taken', async () => {
  const bank = { name: 'Nova banka', code: '199' };
  expect((await create(bank, buyer)).status).toBe(403);
  expect(await create(bank)).toMatchObject({ status: 409, code: 'records.taken' });
  expect((await create({ name: 'Nova banka', code: '19' })).errors[0]?.field).toBe('code');
  expect((await shop.call(banks.one, { token: buyer, params: { id: 999_999 } })).status).toBe(404);
});

it('shows areas of interest without a log-in', async () => {
  await shop.db
    .insertInto('interest_area')
    .values({ name: JSON.stringify({ bs: 'Hoteli', en: 'Hotels' }), position: 1 })
    .execute();
  const { data } = await shop.call(interestAreas.list, { body: {}, language: 'en' });
  expect(data).toMatchObject([{ title: 'Hotels' }]);
});
