import { adminPartNumbers, partNumbers, quickOrder } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { holdWork } from '../../../test/hold-work.ts';
import { sendFile } from '../../../test/send-file.ts';

let seeded: SeededShop;
let admin: string;
let otherCompany: number;
let otherAdmin: string;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  otherCompany = await aCompany(db, seeded.place);
  admin = await seeded.shop.loginAs(await aPerson(db, { role: 'company_admin', companyId: seeded.companyId }));
  otherAdmin = await seeded.shop.loginAs(await aPerson(db, { role: 'company_admin', companyId: otherCompany }));
  for (const code of ['A-1', 'A-2', 'B-1']) await someArticle(seeded, code);
  await someArticle(seeded, 'TAJNI-1', { isVisible: false });
});
afterAll(() => seeded.shop.close());

const add = (code: string, articleCode: string, token = admin) =>
  seeded.shop.call(partNumbers.add, { token, body: { code, articleCode } });
const codesOf = async (token: string): Promise<string[]> =>
  (await seeded.shop.call(partNumbers.list, { token, body: { pageSize: 100 } })).data.map(
    (one: { code: string }) => one.code,
  );

describe('the company admin', () => {
  it('adds a number, and the quick order of the company knows it', async () => {
    expect((await add('Naš 100', 'a1')).data).toMatchObject({ code: 'Naš 100', articleCode: 'A-1', version: 1 });
    const { data } = await seeded.shop.call(quickOrder.check, {
      token: seeded.buyer,
      body: { lines: [{ line: 1, code: 'na 100', quantity: 1 }] },
    });
    expect(data.lines[0]).toMatchObject({ state: 'ok', article: { code: 'A-1' } });
  });

  it('409 for a number that the company has, however it is written; 400 for an article that is not there', async () => {
    await add('P-7', 'A-1');
    const taken = await add('p 7', 'A-2');
    expect([taken.status, taken.code, taken.errors[0]?.field]).toEqual([409, 'partNumbers.taken', 'code']);
    for (const articleCode of ['NEMA', 'TAJNI-1']) {
      expect((await add('P-8', articleCode)).code).toBe('partNumbers.article_unknown');
    }
    expect((await add('---', 'A-1')).status).toBe(400);
    expect((await add('P-7', 'A-2', otherAdmin)).status).toBe(200);
  });

  it('changes and deletes; 409 where a colleague was faster, 404 for a number of another company', async () => {
    const { data } = await add('P-20', 'A-1');
    const params = { id: data.id };
    const body = { code: 'P-21', articleCode: 'A-2', version: 1 };
    const change = (token: string) => seeded.shop.call(partNumbers.change, { token, params, body });
    expect((await change(otherAdmin)).code).toBe('records.not_found');
    expect((await change(admin)).data).toMatchObject({ code: 'P-21', articleCode: 'A-2', version: 2 });
    expect((await change(admin)).code).toBe('records.changed_meanwhile');
    expect((await seeded.shop.call(partNumbers.remove, { token: otherAdmin, params })).status).toBe(404);
    expect((await seeded.shop.call(partNumbers.remove, { token: admin, params })).status).toBe(200);
    expect(await codesOf(admin)).not.toContain('P-21');
  });

  it('sends a file: compared first, wrong lines stop nothing but themselves', async () => {
    await add('F-1', 'A-1');
    await add('F-2', 'A-1');
    const bytes = [
      'Šifra kupca;Šifra artikla',
      'F-1;A-2',
      'f2;A-1',
      'F-3;B-1',
      'F-4;NEMA',
      'F-5;A-1',
      'F5;A-2',
      'F-6;',
    ].join('\n');
    const file = { token: admin, name: 'sifre.csv', bytes };
    const compared = await sendFile(seeded.shop, partNumbers.compareFile, file);
    expect(compared.data).toMatchObject({ add: 1, change: 1, same: 1, faults: 4 });
    expect(compared.data.lines).toMatchObject([
      { line: 5, outcome: 'unknown' },
      { line: 6, outcome: 'duplicate' },
      { line: 7, outcome: 'duplicate' },
      { line: 8, outcome: 'incomplete' },
      { line: 2, outcome: 'change', before: 'A-1', articleCode: 'A-2' },
      { line: 4, outcome: 'add' },
    ]);
    expect(await codesOf(admin)).not.toContain('F-3');
    expect((await sendFile(seeded.shop, partNumbers.importFile, file)).data).toEqual(compared.data);
    const again = await sendFile(seeded.shop, partNumbers.compareFile, file);
    expect(again.data).toMatchObject({ add: 0, change: 0, same: 3, faults: 4 });
  });

  it('503 with Retry-After for more files of a company than may wait, while others are served', async () => {
    const holding = holdWork(seeded.companyId);
    const file = { token: admin, name: 'a.csv', bytes: 'Šifra kupca;Šifra artikla\nW-1;B-1\n' };
    const refused = await sendFile(seeded.shop, partNumbers.compareFile, file);
    expect(refused).toMatchObject({ status: 503, code: 'request.work_waiting', retryAfter: '5' });
    const outsider = await sendFile(seeded.shop, partNumbers.compareFile, { ...file, token: otherAdmin });
    expect(outsider.status).toBe(200);
    await holding.end();
    expect((await sendFile(seeded.shop, partNumbers.compareFile, file)).status).toBe(200);
  });

  it('exports the customer part numbers as a file', async () => {
    await add('IZVOZ-1', 'B-1');
    const { body } = await seeded.shop.app.inject({
      url: '/api/part-numbers/file/csv',
      headers: { authorization: `Bearer ${admin}`, 'accept-language': 'bs' },
    });
    expect(body).toMatch(/^\uFEFFŠifra kupca;Šifra artikla;Naziv\r\n/);
    expect(body).toContain('IZVOZ-1;B-1;Artikal B-1');
  });
});

describe('staff', () => {
  const input = (more: object = {}) => ({ token: seeded.administrator, params: { id: otherCompany }, ...more });

  it('keep the numbers of any company, with entries in the log', async () => {
    const body = { code: 'S-1', articleCode: 'TAJNI-1' };
    const { data } = await seeded.shop.call(adminPartNumbers.add, input({ body }));
    const params = { id: otherCompany, numberId: data.id };
    await seeded.shop.call(adminPartNumbers.change, input({ params, body: { ...body, code: 'S-2', version: 1 } }));
    expect((await seeded.shop.call(adminPartNumbers.list, input({ body: { quickSearch: 's-2' } }))).data).toHaveLength(
      1,
    );
    await seeded.shop.call(adminPartNumbers.remove, input({ params }));
    const entries = await seeded.shop.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'part_number')
      .where('entity_id', '=', data.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'part_numbers.create',
      'part_numbers.update',
      'part_numbers.delete',
    ]);
  });

  it('see how many numbers each company keeps', async () => {
    const { data } = await seeded.shop.call(adminPartNumbers.companies, input({ body: {} }));
    expect(data[0]).toMatchObject({ id: seeded.companyId, codes: expect.any(Number) });
    expect(data[0].codes).toBeGreaterThan(data[1].codes);
  });

  it('404 for a company that is not there, or a number of another one', async () => {
    const params = { id: 999_999 };
    const body = { code: 'X-1', articleCode: 'A-1' };
    expect((await seeded.shop.call(adminPartNumbers.company, input({ params }))).status).toBe(404);
    expect((await seeded.shop.call(adminPartNumbers.add, input({ params, body }))).status).toBe(404);
    const own = (await add('TUĐI-1', 'A-1')).data.id;
    const foreign = input({ params: { id: otherCompany, numberId: own } });
    expect((await seeded.shop.call(adminPartNumbers.remove, foreign)).code).toBe('records.not_found');
  });
});
