import { adminNotes, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson, bind } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let foreign: number;
let representative: { readonly id: number; readonly token: string };
let shipper: { readonly id: number; readonly token: string };

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  foreign = await aCompanyWithAddress(seeded);
  const person = async (role: 'sales_representative' | 'warehouse') => {
    const id = await aPerson(shop.db, { role });
    return { id, token: await shop.loginAs(id) };
  };
  representative = await person('sales_representative');
  shipper = await person('warehouse');
  await bind(shop.db, representative.id, companyId);
});
afterAll(() => seeded.shop.close());

const add = (
  token: string,
  id: number,
  { entity = 'company', ...body }: { readonly entity?: string; readonly [field: string]: unknown } = {},
) =>
  seeded.shop.call(adminNotes.create, {
    token,
    params: { entity, id },
    body: { text: 'Zovu u petak.', ...body },
    key: `n-${Math.random()}`,
  });
const notesOn = async (token: string, id: number, entity = 'company') =>
  seeded.shop.call(adminNotes.list, { token, params: { entity, id } });

it('a note is read by those who may open the record, and deleted by its author only', async () => {
  const { shop, companyId, administrator } = seeded;
  const { status, data } = await add(administrator, companyId);
  expect({ status, data }).toMatchObject({ status: 200, data: { text: 'Zovu u petak.', mayDelete: true } });
  expect((await notesOn(representative.token, companyId)).data).toMatchObject([{ id: data.id, mayDelete: false }]);
  const removal = { params: { entity: 'company', id: companyId, noteId: data.id } };
  expect((await shop.call(adminNotes.remove, { ...removal, token: representative.token })).status).toBe(404);
  expect((await shop.call(adminNotes.remove, { ...removal, token: administrator })).status).toBe(200);
  expect((await notesOn(administrator, companyId)).data).toEqual([]);
});

it('404 for a record that the caller may not open, as for one that does not exist', async () => {
  const { companyId, administrator } = seeded;
  expect((await add(administrator, foreign)).status).toBe(200);
  const refused = await Promise.all([
    notesOn(representative.token, foreign),
    add(representative.token, foreign),
    notesOn(representative.token, 2_000_000_000),
    notesOn(shipper.token, companyId),
    notesOn(administrator, 2_000_000_000),
  ]);
  expect(refused.map(({ status, code }) => `${status} ${code}`)).toEqual(refused.map(() => '404 records.not_found'));
});

it('a colleague who is named is told in the bell, with the way to the note on its record', async () => {
  const { shop, companyId, administrator } = seeded;
  const colleagues = await shop.call(adminNotes.colleagues, {
    token: administrator,
    params: { entity: 'company', id: companyId },
  });
  expect(colleagues.data.map(({ id }: { id: number }) => id)).toEqual([representative.id]);
  const text = `@${colleagues.data[0].name} nazovi ih.`;
  const { title } = await shop.db
    .selectFrom('company')
    .select('title')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const added = await add(administrator, companyId, { text, mentionIds: [representative.id] });
  expect(added.data.mentions).toEqual(colleagues.data);
  await vi.waitFor(
    async () => {
      const { data } = await shop.call(systemMessages.list, { token: representative.token, body: {} });
      expect(data).toMatchObject([{ link: `/admin/companies/${companyId}#note-${added.data.id}` }]);
      expect(JSON.stringify(data)).toContain('nazovi ih.');
      expect(data[0].text).toContain(`(Firma ${title})`);
    },
    { timeout: 30_000, interval: 50 },
  );
});

it('400 where a colleague is named who may not open the record', async () => {
  const { companyId, administrator } = seeded;
  const refused = await add(administrator, companyId, { mentionIds: [shipper.id] });
  expect(refused).toMatchObject({ status: 400, code: 'notes.cannot_read', errors: [{ field: 'mentionIds' }] });
  const articleId = await someArticle(seeded, 'NO-1');
  expect((await add(administrator, articleId, { entity: 'article', mentionIds: [shipper.id] })).status).toBe(200);
  const foreignNote = await add(administrator, foreign, { mentionIds: [representative.id] });
  expect(foreignNote).toMatchObject({ status: 400, code: 'notes.cannot_read' });
});
