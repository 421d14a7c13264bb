import { adminTowns, adminUsers, recordImports } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../test/builders/record-imports.ts';
import { aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

/** Imports of towns and of the users of companies. */

let seeded: SeededShop;
let fixture: RecordImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
  await seeded.shop.db.updateTable('country').set({ is_offered: true }).execute();
});
afterAll(() => seeded.shop.close());

const token = () => seeded.administrator;
const listed = async (call: typeof adminTowns.list | typeof adminUsers.list, text: string) =>
  (await seeded.shop.call(call, { token: token(), body: { quickSearch: text } })).data;

describe('towns', () => {
  const HEADING = 'Poštanski broj;Naziv;Naziv (en);Država;Entitet;Kanton;Nudi se;Dani dostave';

  it('adds and changes towns, and undoes both', async () => {
    const file = await fixture.compare('towns', [
      HEADING,
      '71000;Sarajevo;Sarajevo;BA;FBiH;Kanton Sarajevo;da',
      '78000;Banja Luka;;;RS;;da;2 | 4',
      '88000;Mostar;Mostar on the Neretva;Bosna i Hercegovina;;HNK;',
    ]);
    expect(file).toMatchObject({ lines: 3, added: 2, changed: 1, faulty: 0 });
    await fixture.apply(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 3, refused: 0 });
    expect(await listed(adminTowns.list, 'Banja')).toMatchObject([
      { postalCode: '78000', entity: 'RS', canton: null, deliveryWeekdays: [2, 4] },
    ]);
    expect(await listed(adminTowns.list, 'Mostar')).toMatchObject([
      { canton: 'HNK', title: { bs: 'Mostar', en: 'Mostar on the Neretva' }, entity: 'FBiH' },
    ]);
    await fixture.expectNoDifference('towns', 3);
    await fixture.undo(file.id);
    expect(await listed(adminTowns.list, 'Banja')).toEqual([]);
    expect(await listed(adminTowns.list, 'Mostar')).toMatchObject([{ canton: null, title: { bs: 'Mostar' } }]);
  });

  it('says of each wrong line what is wrong', async () => {
    const file = await fixture.compare('towns', [
      HEADING,
      ';Bez broja;;;;;',
      '10000;Zagreb;;Atlantida;;;',
      '72000;Zenica;;;XX;;možda',
      '88000;Mostar;;;;;da',
      '88000;mostar;;;;;ne',
    ]);
    expect(file).toMatchObject({ lines: 5, same: 1, faulty: 4 });
    const [noKey, country, entity, twice] = await fixture.messages(file.id);
    expect(noKey).toEqual(['Red nema poštanski broj ili bosanski naziv.']);
    expect(country).toEqual(['Država „Atlantida“ ne postoji.']);
    expect(entity).toHaveLength(1);
    expect(twice).toEqual(['Isti zapis ima red 5. Ostavite jedan od njih.']);
  });
});

describe('users of companies', () => {
  const HEADING =
    'E-mail;Ime;Prezime;JIB firme;Administrator firme;Jezik;Naručuje;Vidi cijene;Limit po narudžbi (KM);Aktivno';

  it('invites new people, changes rights, and an undo closes what was invited', async () => {
    const { shop, companyId } = seeded;
    const { jib: own } = await shop.db
      .selectFrom('company')
      .select('jib')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const buyer = await shop.db
      .selectFrom('user_account')
      .select('email')
      .where('company_id', '=', companyId)
      .where('role', '=', 'buyer')
      .executeTakeFirstOrThrow();
    const file = await fixture.compare('users', [
      HEADING,
      `Nova@Uvoz.test;Nova;Osoba;${own};ne;hr;da;ne;300,00;da`,
      `${buyer.email};;;;;;;;250,00;`,
    ]);
    expect(file).toMatchObject({ lines: 2, added: 1, changed: 1, faulty: 0 });
    await fixture.apply(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 2, refused: 0 });
    const [row] = await listed(adminUsers.list, 'nova@uvoz.test');
    const { data } = await shop.call(adminUsers.one, { token: token(), params: { id: row.id } });
    expect(data).toMatchObject({ companyId, role: 'buyer', language: 'hr', canViewPrices: false, orderLimit: 300 });
    const mailed = () =>
      shop.db.selectFrom('outgoing_mail').select('to_address').where('user_id', '=', row.id).execute();
    await expect.poll(mailed).toEqual([{ to_address: 'nova@uvoz.test' }]);
    await fixture.expectNoDifference('users', 2);
    await fixture.undo(file.id);
    const left = await listed(adminUsers.list, 'nova@uvoz.test');
    expect(left.filter(({ isActive }: { isActive: boolean }) => isActive)).toEqual([]);
  });

  it('says of each wrong line what is wrong', async () => {
    const { email } = await seeded.shop.db
      .selectFrom('user_account')
      .select('email')
      .where('role', '=', 'administrator')
      .executeTakeFirstOrThrow();
    const file = await fixture.compare('users', [
      HEADING,
      ';Bez;Maila;;;;;;;',
      `${email};Preuzet;Račun;4200000000001;;;;;;`,
      'bez@firme.test;Bez;Firme;;;;;;;',
      'tudja@firma.test;Tuđa;Firma;9999999999999;;;;;;',
    ]);
    expect(file).toMatchObject({ lines: 4, faulty: 4 });
    const [noEmail, staff, noCompany, unknown] = await fixture.messages(file.id);
    expect(noEmail).toEqual(['Red nema e-mail. Upišite ga ili obrišite red.']);
    expect(staff).toContain('Ovu adresu ima neko od osoblja ili privatni kupac.');
    expect(noCompany?.length).toBeGreaterThan(0);
    expect(unknown?.length).toBeGreaterThan(0);
  });
});

it('refuses records that the role may not keep in the back office', async () => {
  const { shop } = seeded;
  const staffRoleId = await aStaffRole(shop.db, ['importRecords', 'editSettings']);
  const importer = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
  const statusOf = async (kind: string): Promise<number> => {
    const headers = { authorization: `Bearer ${importer}` };
    return (await shop.app.inject({ url: `/api/admin/record-imports/exports/${kind}/csv`, headers })).statusCode;
  };
  expect(await Promise.all(['towns', 'companies', 'users'].map(statusOf))).toEqual([200, 403, 403]);
  const file = await fixture.compare('users', await fixture.exportedLines('users'));
  const read = await shop.call(recordImports.rows, { token: importer, params: { id: file.id }, body: {} });
  expect(read).toMatchObject({ status: 403, code: 'access.not_allowed' });
});
