import { adminCompanies, adminContractTerms, type CompanyDiscount } from '@sjaj/contract';
import { jibCheckDigit } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../../test/builders/people.ts';
import { openRecordImportFixture, type RecordImportFixture } from '../../../../test/builders/record-imports.ts';
import { seedShop, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let fixture: RecordImportFixture;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  fixture = openRecordImportFixture(seeded);
});
afterAll(() => seeded.shop.close());

const jib = (start: string): string => `${start}${jibCheckDigit(start)}`;
const token = () => seeded.administrator;
const listed = async (text: string) =>
  (await seeded.shop.call(adminCompanies.list, { token: token(), body: { quickSearch: text } })).data;

/** The JIB of the company of the seeded. */
async function ownJib(): Promise<string> {
  const { shop, companyId } = seeded;
  const company = shop.db.selectFrom('company').select('jib').where('id', '=', companyId);
  return (await company.executeTakeFirstOrThrow()).jib;
}

const HEADING =
  'JIB;Firma;PDV broj;Adresa;Mjesto;Telefon;E-mail;Limit duga (KM);Rok plaćanja (dana);Oblasti interesa;Aktivno;Bilješka';
const NEW = jib('429900010000');

it('adds a company, changes another, and undoes both', async () => {
  const { shop } = seeded;
  await shop.db
    .insertInto('interest_area')
    .values([{ name: '{"bs":"Hoteli"}' }, { name: '{"bs":"Škole"}' }])
    .execute();
  const own = await ownJib();
  const file = await fixture.compare('companies', [
    HEADING,
    `${NEW};Hotel Uvoz d.o.o.;;Ulica 5;88000 Mostar;036 111-222;hotel@uvoz.test;1.500,50;30;Škole | Hoteli;da;Zovite prije podne`,
    `${own};;;;;;;;45;;;`,
  ]);
  expect(file).toMatchObject({ lines: 2, added: 1, changed: 1, faulty: 0 });
  const [, change] = await fixture.rows(file.id);
  expect(change?.changes).toEqual([{ field: 'Rok plaćanja (dana)', before: expect.any(String), after: '45' }]);
  await fixture.apply(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 2, refused: 0 });
  const [row] = await listed(NEW);
  const { data } = await shop.call(adminCompanies.one, { token: token(), params: { id: row.id } });
  expect(data).toMatchObject({
    title: 'Hotel Uvoz d.o.o.',
    town: 'Mostar',
    creditLimit: 1_500.5,
    paymentTermDays: 30,
    interestAreaIds: [expect.any(Number), expect.any(Number)],
    note: 'Zovite prije podne',
  });
  await fixture.expectNoDifference('companies', 2);
  await fixture.undo(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'undone', undone: 2 });
  expect(await listed(NEW)).toEqual([]);
});

it('sets the customer number and the representatives, and takes both back', async () => {
  const { shop, companyId } = seeded;
  const userId = await aPerson(shop.db, { role: 'sales_representative' });
  const people = shop.db.selectFrom('user_account').select('email').where('id', '=', userId);
  const { email } = await people.executeTakeFirstOrThrow();
  const own = await ownJib();
  const heading = 'JIB;Šifra kupca;Komercijalisti (e-mail)';
  const wrong = await fixture.compare('companies', [heading, `${own};K-1;nema@nikog.test`]);
  expect(wrong).toMatchObject({ changed: 0, faulty: 1 });
  expect(await fixture.messages(wrong.id)).toEqual([['Nema komercijaliste „nema@nikog.test“.']]);

  const file = await fixture.compare('companies', [heading, `${own};K-00731;${email}`]);
  await fixture.apply(file.id);
  const read = async () => (await shop.call(adminCompanies.one, { token: token(), params: { id: companyId } })).data;
  expect(await read()).toMatchObject({ code: 'K-00731', representatives: [{ id: userId }] });
  await fixture.expectNoDifference('companies', 1);
  await fixture.undo(file.id);
  expect(await read()).toMatchObject({ code: null, representatives: [] });
});

it('sets the discount on everything beside the others, and takes it back', async () => {
  const { shop, companyId } = seeded;
  const own = await ownJib();
  const { id: brandId } = await shop.db.selectFrom('brand').select('id').limit(1).executeTakeFirstOrThrow();
  await shop.db
    .insertInto('company_discount')
    .values({ company_id: companyId, brand_id: brandId, category_id: null, percent_bp: 5_00 })
    .execute();
  const discounts = async () =>
    (await shop.call(adminContractTerms.discounts, { token: token(), params: { id: companyId } })).data.map(
      ({ brand, percent }: CompanyDiscount) => [brand?.id ?? null, percent],
    );
  const heading = 'JIB;Rabat na sve (%)';
  for (const [written, message] of [
    ['0,12', 'U tabeli stoji 0,12 %. Za dvanaest posto napišite 12, a ne 0,12.'],
    ['120', '„120“ nije postotak od 0 do 100. Napišite ga kao 12,5.'],
    ['puno', '„puno“ nije postotak od 0 do 100. Napišite ga kao 12,5.'],
  ]) {
    expect(await fixture.messages((await fixture.compare('companies', [heading, `${own};${written}`])).id)).toEqual([
      [message],
    ]);
  }

  const file = await fixture.compare('companies', [heading, `${own};12,5 %`]);
  expect((await fixture.rows(file.id)).map(({ changes }) => changes)).toEqual([
    [{ field: 'Rabat na sve (%)', before: '', after: '12,5\u00A0%' }],
  ]);
  await fixture.apply(file.id);
  expect(await discounts()).toEqual([
    [brandId, 5],
    [null, 12.5],
  ]);
  await fixture.expectNoDifference('companies', 1);
  await fixture.apply((await fixture.compare('companies', [heading, `${own};20`])).id);
  expect(await discounts()).toContainEqual([null, 20]);
  const removal = await fixture.compare('companies', [heading, `${own};-`]);
  await fixture.apply(removal.id);
  expect(await discounts()).toEqual([[brandId, 5]]);
  await fixture.undo(removal.id);
  expect(await discounts()).toContainEqual([null, 20]);
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
  const [noJib, wrongJib, town, amount] = await fixture.messages(file.id);
  expect(noJib).toEqual(['Red nema JIB. Upišite ga ili obrišite red.']);
  expect(wrongJib?.join()).toContain('JIB');
  expect(town).toEqual(['Mjesto „Atlantida“ ne postoji ili ih je više. Napišite poštanski broj i naziv.']);
  expect(amount).toEqual(['„1.234“ se može pročitati na dva načina. Napišite 1234,00 ili 1,23.']);
  await fixture.apply(file.id);
  expect(await fixture.file(file.id)).toMatchObject({ state: 'done', done: 1 });
});
