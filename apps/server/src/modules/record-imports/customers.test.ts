import { adminCompanies, adminTowns, adminUsers, type RecordImport, recordImports } from '@sjaj/contract';
import { jibCheckDigit } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openRecordImportFixture, type RecordImportFixture } from '../../../test/builders/record-imports.ts';
import { aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { openStall, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

/** Imports of towns, companies and their users. */

let stall: Stall;
let fixture: RecordImportFixture;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  fixture = openRecordImportFixture(stall);
  await stall.shop.db.updateTable('country').set({ is_offered: true }).execute();
});
afterAll(() => stall.shop.close());

const jib = (start: string): string => `${start}${jibCheckDigit(start)}`;
const messages = async (file: RecordImport) =>
  (await fixture.rows(file.id, 'faulty')).map(({ errors }) => errors.map(({ message }) => message));

async function exportedLines(kind: RecordImport['kind']): Promise<string[]> {
  const csv = await fixture.download(`exports/${kind}/csv`);
  return csv.replace('\uFEFF', '').trimEnd().split('\r\n');
}

async function expectNoDifference(kind: RecordImport['kind'], least: number): Promise<void> {
  const lines = await exportedLines(kind);
  expect(lines.length - 1).toBeGreaterThanOrEqual(least);
  expect(await fixture.compare(kind, lines)).toMatchObject({
    lines: lines.length - 1,
    same: lines.length - 1,
    added: 0,
    changed: 0,
    faulty: 0,
  });
}

const token = () => stall.administrator;
const listed = async (
  call: typeof adminTowns.list | typeof adminCompanies.list | typeof adminUsers.list,
  text: string,
) => (await stall.shop.call(call, { token: token(), body: { quickSearch: text } })).data;

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
    await expectNoDifference('towns', 3);
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
    const [noKey, country, entity, twice] = await messages(file);
    expect(noKey).toEqual(['Red nema poštanski broj ili bosanski naziv.']);
    expect(country).toEqual(['Država „Atlantida“ ne postoji.']);
    expect(entity).toHaveLength(1);
    expect(twice).toEqual(['Isti zapis ima red 5. Ostavite jedan od njih.']);
  });
});

describe('companies', () => {
  const HEADING =
    'JIB;Firma;PDV broj;Adresa;Mjesto;Telefon;E-mail;Limit duga (KM);Rok plaćanja (dana);Oblasti interesa;Aktivno;Bilješka';
  const NEW = jib('429900010000');

  it('adds a company, changes another, and undoes both', async () => {
    const { shop, companyId } = stall;
    await shop.db
      .insertInto('interest_area')
      .values([{ name: '{"bs":"Hoteli"}' }, { name: '{"bs":"Škole"}' }])
      .execute();
    const known = await shop.db
      .selectFrom('company')
      .select('jib')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const file = await fixture.compare('companies', [
      HEADING,
      `${NEW};Hotel Uvoz d.o.o.;;Ulica 5;88000 Mostar;036 111-222;hotel@uvoz.test;1.500,50;30;Škole | Hoteli;da;Zovite prije podne`,
      `${known.jib};;;;;;;;45;;;`,
    ]);
    expect(file).toMatchObject({ lines: 2, added: 1, changed: 1, faulty: 0 });
    const [, change] = await fixture.rows(file.id);
    expect(change?.changes).toEqual([{ field: 'Rok plaćanja (dana)', before: expect.any(String), after: '45' }]);
    await fixture.apply(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 2, refused: 0 });
    const [row] = await listed(adminCompanies.list, NEW);
    const { data } = await shop.call(adminCompanies.one, { token: token(), params: { id: row.id } });
    expect(data).toMatchObject({
      title: 'Hotel Uvoz d.o.o.',
      town: 'Mostar',
      creditLimit: 1_500.5,
      paymentTermDays: 30,
      interestAreaIds: [expect.any(Number), expect.any(Number)],
      note: 'Zovite prije podne',
    });
    await expectNoDifference('companies', 2);
    await fixture.undo(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'undone', undone: 2 });
    expect(await listed(adminCompanies.list, NEW)).toEqual([]);
  });

  it('sets the customer number and the representatives, and takes both back', async () => {
    const { shop, companyId } = stall;
    const userId = await aPerson(shop.db, { role: 'sales_representative' });
    const people = shop.db.selectFrom('user_account').select('email').where('id', '=', userId);
    const { email } = await people.executeTakeFirstOrThrow();
    const { jib: own } = await shop.db
      .selectFrom('company')
      .select('jib')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const heading = 'JIB;Šifra kupca;Komercijalisti (e-mail)';
    const wrong = await fixture.compare('companies', [heading, `${own};K-1;nema@nikog.test`]);
    expect(wrong).toMatchObject({ changed: 0, faulty: 1 });
    expect(await messages(wrong)).toEqual([['Nema komercijaliste „nema@nikog.test“.']]);

    const file = await fixture.compare('companies', [heading, `${own};K-00731;${email}`]);
    await fixture.apply(file.id);
    const read = async () => (await shop.call(adminCompanies.one, { token: token(), params: { id: companyId } })).data;
    expect(await read()).toMatchObject({ code: 'K-00731', representatives: [{ id: userId }] });
    await expectNoDifference('companies', 1);
    await fixture.undo(file.id);
    expect(await read()).toMatchObject({ code: null, representatives: [] });
  });

  it('says of each wrong line what is wrong, and imports the others', async () => {
    const file = await fixture.compare('companies', [
      HEADING,
      ';Bez broja;;;;;;;;;;',
      '42000000;Pogrešan broj;;Ulica;Mostar;;;;;;;',
      `${jib('429900020000')};Mjesto;;Ulica;Atlantida;;;;;;;`,
      `${jib('429900030000')};Iznos;;Ulica;Mostar;;nije-mail;1.234;;;;`,
      `${jib('429900040000')};Dobra;;Ulica 1;Mostar;;;;;;;`,
    ]);
    expect(file).toMatchObject({ lines: 5, added: 1, faulty: 4 });
    const [noJib, wrongJib, town, amount] = await messages(file);
    expect(noJib).toEqual(['Red nema JIB. Upišite ga ili obrišite red.']);
    expect(wrongJib?.join()).toContain('JIB');
    expect(town).toEqual(['Mjesto „Atlantida“ ne postoji ili ih je više. Napišite poštanski broj i naziv.']);
    expect(amount).toEqual(['„1.234“ se može pročitati na dva načina. Napišite 1234,00 ili 1,23.']);
    await fixture.apply(file.id);
    expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 1 });
  });
});

describe('users of companies', () => {
  const HEADING =
    'E-mail;Ime;Prezime;JIB firme;Administrator firme;Jezik;Naručuje;Vidi cijene;Limit po narudžbi (KM);Aktivno';

  it('invites new people, changes rights, and an undo closes what was invited', async () => {
    const { shop, companyId } = stall;
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
    await expectNoDifference('users', 2);
    await fixture.undo(file.id);
    const left = await listed(adminUsers.list, 'nova@uvoz.test');
    expect(left.filter(({ isActive }: { isActive: boolean }) => isActive)).toEqual([]);
  });

  it('says of each wrong line what is wrong', async () => {
    const { email } = await stall.shop.db
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
    const [noEmail, staff, noCompany, unknown] = await messages(file);
    expect(noEmail).toEqual(['Red nema e-mail. Upišite ga ili obrišite red.']);
    expect(staff).toContain('Ovu adresu ima neko od osoblja ili privatni kupac.');
    expect(noCompany?.length).toBeGreaterThan(0);
    expect(unknown?.length).toBeGreaterThan(0);
  });
});

it('refuses records that the role may not keep in the back office', async () => {
  const { shop } = stall;
  const staffRoleId = await aStaffRole(shop.db, ['importRecords', 'editSettings']);
  const importer = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
  const statusOf = async (kind: string): Promise<number> => {
    const headers = { authorization: `Bearer ${importer}` };
    return (await shop.app.inject({ url: `/api/admin/record-imports/exports/${kind}/csv`, headers })).statusCode;
  };
  expect(await Promise.all(['towns', 'companies', 'users'].map(statusOf))).toEqual([200, 403, 403]);
  const file = await fixture.compare('users', await exportedLines('users'));
  const read = await shop.call(recordImports.rows, { token: importer, params: { id: file.id }, body: {} });
  expect(read).toMatchObject({ status: 403, code: 'access.not_allowed' });
});
