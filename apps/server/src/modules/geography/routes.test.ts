import {
  adminCompanies,
  adminCountries,
  adminCurrencies,
  adminInterestAreas,
  adminTowns,
  geography,
  interestAreas,
} from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace, type Place } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let place: Place;
let token: string;
let companyId: number;

beforeAll(async () => {
  shop = await openTestShop();
  place = await aPlace(shop.db);
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  companyId = await aCompany(shop.db, place);
});
afterAll(() => shop.close());

const text = (bs: string) => ({ bs });

describe('the shop’s own country and currency', () => {
  it('stay: neither deleted, nor renamed to another code, nor taken out of the offer', async () => {
    const { data: country } = await shop.call(adminCountries.one, { token, params: { id: place.countryId } });
    const { id, name: _name, towns: _towns, ...form } = country;
    const save = (more: object) =>
      shop.call(adminCountries.update, { token, params: { id }, body: { ...form, ...more } });
    expect(await save({ isOffered: false })).toMatchObject({ status: 409, errors: [{ field: 'isOffered' }] });
    expect(await save({ code: 'HR' })).toMatchObject({ status: 409, errors: [{ field: 'code' }] });
    const removed = await shop.call(adminCountries.remove, { token, params: { id } });
    expect(removed).toMatchObject({ status: 409, code: 'geography.home_country' });

    const body = { code: 'BAM', title: text('konvertibilna marka'), kmRate: 1 };
    const { data: mark } = await shop.call(adminCurrencies.create, { token, body });
    const rate = { ...body, kmRate: 2, version: mark.version };
    const refused = await shop.call(adminCurrencies.update, { token, params: { id: mark.id }, body: rate });
    expect(refused).toMatchObject({ status: 409, errors: [{ field: 'kmRate' }] });
    expect((await shop.call(adminCurrencies.remove, { token, params: { id: mark.id } })).status).toBe(409);
  });
});

describe('customers', () => {
  const titles = async (call: typeof geography.towns | typeof interestAreas.list): Promise<string[]> =>
    (await shop.call(call, { body: { pageSize: 100 } })).data.map(({ title }: { title: string }) => title);

  it('are offered a new town and area at once, and neither once they are switched off', async () => {
    const town = {
      title: text('Blagaj'),
      postalCode: '88201',
      countryId: place.countryId,
      entity: null,
      canton: null,
      isActive: true,
    };
    const { data: added } = await shop.call(adminTowns.create, { token, body: town });
    expect(added.deliveryWeekdays).toEqual([]);
    const twice = { ...town, deliveryWeekdays: [5, 2, 5] };
    expect((await shop.call(adminTowns.create, { token, body: twice })).status).toBe(400);
    const area = { title: text('Ribarstvo'), order: 2, isActive: true };
    const { data: fishing } = await shop.call(adminInterestAreas.create, { token, body: area });
    expect(await titles(geography.towns)).toContain('Blagaj');
    expect(await titles(interestAreas.list)).toContain('Ribarstvo');
    const off = { isActive: false, version: 1 };
    await shop.call(adminTowns.update, {
      token,
      params: { id: added.id },
      body: { ...town, ...off, deliveryWeekdays: [5, 2] },
    });
    const { data: saved } = await shop.call(adminTowns.one, { token, params: { id: added.id } });
    expect(saved.deliveryWeekdays).toEqual([2, 5]);
    await shop.call(adminInterestAreas.update, { token, params: { id: fishing.id }, body: { ...area, ...off } });
    expect(await titles(geography.towns)).not.toContain('Blagaj');
    expect(await titles(interestAreas.list)).not.toContain('Ribarstvo');
  });

  it('choose a country and its towns once staff offer it', async () => {
    const country = { code: 'HR', title: text('Hrvatska'), isOffered: false };
    const { data: added } = await shop.call(adminCountries.create, { token, body: country });
    const town = {
      title: text('Metković'),
      postalCode: '20350',
      countryId: added.id,
      entity: null,
      canton: null,
      isActive: true,
    };
    const { data: metkovic } = await shop.call(adminTowns.create, { token, body: town });
    const { data: company } = await shop.call(adminCompanies.one, { token, params: { id: companyId } });
    const { title, jib, pdvNumber, address, phone, email, creditLimit, paymentTermDays } = company;
    const form = {
      title,
      jib,
      pdvNumber,
      address,
      phone,
      email,
      creditLimit,
      paymentTermDays,
      townId: metkovic.id,
      mayApproveOwnOrders: false,
      isActive: true,
      interestAreaIds: [],
      note: '',
      version: company.version,
    };
    const move = () => shop.call(adminCompanies.update, { token, params: { id: companyId }, body: form });
    expect(await titles(geography.towns)).not.toContain('Metković');
    expect(await move()).toMatchObject({ status: 400, code: 'addresses.country_not_served' });
    const offered = { ...country, isOffered: true, version: 1 };
    await shop.call(adminCountries.update, { token, params: { id: added.id }, body: offered });
    expect(await titles(geography.towns)).toContain('Metković');
    expect((await move()).data).toMatchObject({ town: 'Metković', version: company.version + 1 });
  });
});

it('400 at the field for a town of no country, an entity abroad, and a canton outside the Federation', async () => {
  const town = { title: text('Nigdje'), postalCode: '99999', isActive: true };
  const home = { ...town, countryId: place.countryId };
  for (const [body, field] of [
    [{ ...town, countryId: 999_999, entity: null, canton: null }, 'countryId'],
    [{ ...home, entity: 'RS', canton: 'Tuzlanski' }, 'canton'],
    [{ ...home, entity: 'XX', canton: null }, 'entity'],
    [{ ...home, postalCode: '!', entity: null, canton: null }, 'postalCode'],
  ] as const) {
    expect(await shop.call(adminTowns.create, { token, body })).toMatchObject({ status: 400, errors: [{ field }] });
  }
});
