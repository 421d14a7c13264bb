import { adminFiles, systemMessages, userFiles } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { aPdf, aPicture } from '../../../test/builders/upload-files.ts';
import { sendFile } from '../../../test/send-file.ts';

let fileShop: FileShop;
let colleague: string;
let companyAdmin: string;
let personal: string;
beforeAll(async () => {
  fileShop = await openFileShop();
  const { shop, companyId } = fileShop;
  colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
  companyAdmin = await shop.loginAs(await aPerson(shop.db, { companyId, role: 'company_admin' }));
  personal = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
});
afterAll(() => fileShop.shop.close());

interface AddOptions {
  readonly token?: string;
  readonly key?: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const add = (name: string, { token = fileShop.buyer, fields = {}, key }: AddOptions = {}) =>
  sendFile(fileShop.shop, userFiles.create, {
    token,
    name,
    bytes: aPdf(),
    fields,
    ...(key === undefined ? {} : { key }),
  });
const share = (companyId: number, fields: Readonly<Record<string, string>> = {}, token = fileShop.administrator) =>
  sendFile(fileShop.shop, adminFiles.create, {
    token,
    name: 'ugovor.pdf',
    bytes: aPdf(),
    params: { companyId },
    fields,
  });
const list = (token: string, body: object = {}) => fileShop.shop.call(userFiles.list, { token, body });
const titles = async (token: string, body: object = {}): Promise<string[]> =>
  (await list(token, body)).data.map(({ title }: { title: string }) => title);
const remove = (id: number, token = fileShop.buyer) => fileShop.shop.call(userFiles.remove, { token, params: { id } });
const restore = (id: number, token = fileShop.buyer) =>
  fileShop.shop.call(userFiles.restore, { token, params: { id } });
const update = (id: number, token: string, body: object) =>
  fileShop.shop.call(userFiles.update, {
    token,
    params: { id },
    body: { title: 'Novo', kind: 'plan', version: 1, ...body },
  });

describe('a file of a company', () => {
  it('is visible to its users, with who has added it, and downloaded by them', async () => {
    const { status, data, code } = await add('Plan čišćenja.pdf', {
      fields: { kind: 'plan', description: 'Domaćinstvo' },
    });
    expect({ status, code }).toEqual({ status: 200, code: 'files.added' });
    const [file] = (await list(colleague, { quickSearch: 'plan ciscenja' })).data;
    expect(file).toMatchObject({
      id: data.id,
      title: 'Plan čišćenja',
      description: 'Domaćinstvo',
      kind: 'plan',
      isFromSupplier: false,
      mayChange: false,
      file: { name: 'Plan čišćenja.pdf', mediaType: 'application/pdf', bytes: aPdf().length },
    });
    expect(file.addedBy).toMatch(/^Ana Anić/);
    expect((await fileShop.open(file.file.downloadUrl)).rawPayload).toEqual(aPdf());
    const response = await fileShop.shop.app.inject({
      url: `/api/user-files/${data.id}/download`,
      headers: { authorization: `Bearer ${colleague}` },
    });
    expect(response.rawPayload).toEqual(aPdf());
    expect(response.headers['content-disposition']).toContain('attachment');
  });

  it('404 for another company and for a private customer, by every call; neither sees it', async () => {
    const { id } = (await add('Tajno.pdf')).data;
    for (const token of [fileShop.otherBuyer, personal]) {
      expect(await titles(token)).toEqual([]);
      const { shop } = fileShop;
      const answers = [
        await shop.call(userFiles.one, { token, params: { id } }),
        await shop.call(userFiles.download, { token, params: { id } }),
        await update(id, token, {}),
        await remove(id, token),
        await restore(id, token),
      ];
      expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [404, 'files.not_found']));
    }
    expect((await fileShop.shop.call(userFiles.one, { token: colleague, params: { id } })).status).toBe(200);
  });

  it('is added once for a repeated request', async () => {
    const first = await add('Jednom.pdf', { key: 'k-1' });
    const again = await add('Jednom.pdf', { key: 'k-1' });
    expect(again.data).toEqual(first.data);
    expect(await titles(fileShop.buyer, { quickSearch: 'Jednom' })).toEqual(['Jednom']);
  });

  it('400 at the field for an unknown kind, a title that is too long and one with a direction character', async () => {
    for (const fields of [
      { kind: 'other kind' },
      { title: 'x'.repeat(121) },
      { title: 'a\u202Eb' },
      { unknown: '1' },
    ]) {
      expect(await add('a.pdf', { fields })).toMatchObject({ status: 400, code: 'request.invalid' });
    }
  });

  it('is renamed by who has added it and by the company admin, at the version that they saw', async () => {
    const { id } = (await add('Staro.pdf')).data;
    expect((await update(id, colleague, {})).status).toBe(404);
    expect((await update(id, fileShop.buyer, { title: 'Plan A' })).status).toBe(200);
    expect(await update(id, companyAdmin, { title: 'Plan B' })).toMatchObject({
      status: 409,
      code: 'records.changed_meanwhile',
    });
    expect((await update(id, companyAdmin, { title: 'Plan B', version: 2 })).status).toBe(200);
    expect((await fileShop.shop.call(userFiles.one, { token: colleague, params: { id } })).data).toMatchObject({
      title: 'Plan B',
      kind: 'plan',
      version: 3,
    });
  });

  it('is gone once it is deleted, its links too, until it is restored', async () => {
    const { id } = (await add('Brisanje.pdf')).data;
    const { file } = (await fileShop.shop.call(userFiles.one, { token: colleague, params: { id } })).data;
    expect((await restore(id)).status).toBe(404);
    expect((await remove(id, colleague)).status).toBe(404);
    expect((await remove(id)).status).toBe(200);
    expect((await remove(id)).status).toBe(404);
    expect(await titles(colleague, { quickSearch: 'Brisanje' })).toEqual([]);
    expect((await fileShop.open(file.downloadUrl)).statusCode).toBe(404);
    expect((await restore(id)).status).toBe(200);
    expect(await titles(colleague, { quickSearch: 'Brisanje' })).toEqual(['Brisanje']);
    expect((await fileShop.open(file.downloadUrl)).statusCode).toBe(200);
  });

  it('of a private customer is theirs alone', async () => {
    await add('Moje.pdf', { token: personal });
    const other = await fileShop.shop.loginAs(await aPerson(fileShop.shop.db, { role: 'private' }));
    expect(await titles(personal)).toEqual(['Moje']);
    expect(await titles(other)).toEqual([]);
  });
});

describe('the list', () => {
  it('is sorted, searched in both scripts, filtered by kind and source, and paged without overlap', async () => {
    const { shop, companyId } = fileShop;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId }));
    const added = ['Šafran', 'Ananas', 'Čaj'];
    for (const title of added) await add('x.pdf', { token, fields: { title, kind: 'training' } });
    await share(companyId, { title: 'Od dobavljača', kind: 'training' });
    const training = { kind: 'training' };
    expect(await titles(token, training)).toEqual(['Od dobavljača', 'Čaj', 'Ananas', 'Šafran']);
    expect(await titles(token, { ...training, sortBy: 'title' })).toEqual(['Ananas', 'Čaj', 'Od dobavljača', 'Šafran']);
    expect(await titles(token, { ...training, source: 'supplier' })).toEqual(['Od dobavljača']);
    expect(await titles(token, { ...training, source: 'own', quickSearch: 'шафран' })).toEqual(['Šafran']);
    expect(await titles(token, { ...training, quickSearch: '%' })).toEqual([]);
    const first = await list(token, { pageSize: 5, sortBy: 'size' });
    const second = await list(token, { pageSize: 5, page: 2, sortBy: 'size' });
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const { data } = await shop.call(userFiles.summary, { token });
    expect(data.kinds).toContainEqual({ kind: 'training', files: 4 });
    expect(data).toMatchObject({ mostBytes: 500 * 1_048_576 });
    expect(data.usedBytes).toBeGreaterThan(0);
  });
});

describe('a file that the supplier shares', () => {
  it('is seen by the company, which cannot change it, and tells its users', async () => {
    const { shop, companyId, buyer, otherBuyer } = fileShop;
    const { id } = (await share(companyId, { title: 'Godišnji ugovor', kind: 'contract' })).data;
    expect((await shop.call(userFiles.one, { token: buyer, params: { id } })).data).toMatchObject({
      isFromSupplier: true,
      mayChange: false,
    });
    expect(await titles(otherBuyer)).toEqual([]);
    for (const token of [buyer, companyAdmin]) {
      expect((await update(id, token, {})).status).toBe(404);
      expect((await remove(id, token)).status).toBe(404);
    }
    await vi.waitFor(async () => {
      const { data } = await shop.call(systemMessages.list, { token: buyer, body: {} });
      expect(data).toContainEqual(
        expect.objectContaining({ text: 'Dodali smo datoteku za vas: Godišnji ugovor', link: '/profile/my-files' }),
      );
    }, 30_000);
  });

  it('404 for an unknown company, 403 for anybody but administrators', async () => {
    expect(await share(2_000_000_000)).toMatchObject({ status: 404, code: 'companies.not_found' });
    expect((await share(fileShop.companyId, {}, fileShop.buyer)).status).toBe(403);
  });

  it('is archived and restored by staff, who see it of every customer, and find it in the audit log', async () => {
    const { shop, companyId, administrator, buyer } = fileShop;
    const { id } = (await share(companyId, { title: 'Arhiva' })).data;
    const asStaff = (route: (typeof adminFiles)['archive' | 'restore']) =>
      shop.call(route, { token: administrator, params: { id } });
    const listed = async (body: object) => (await shop.call(adminFiles.list, { token: administrator, body })).data;
    expect(await listed({ companyId, quickSearch: 'arhiva' })).toMatchObject([{ id, companyId, isArchived: false }]);
    expect((await asStaff(adminFiles.archive)).status).toBe(200);
    expect(await titles(buyer, { quickSearch: 'Arhiva' })).toEqual([]);
    expect(await listed({ companyId, quickSearch: 'arhiva', isArchived: true })).toMatchObject([
      { id, isArchived: true },
    ]);
    expect((await asStaff(adminFiles.restore)).status).toBe(200);
    expect(await titles(buyer, { quickSearch: 'Arhiva' })).toEqual(['Arhiva']);
    const body = { title: 'Arhiva 2', kind: 'other', version: 1 };
    expect(await shop.call(adminFiles.update, { token: administrator, params: { id }, body })).toMatchObject({
      data: { title: 'Arhiva 2', version: 2 },
    });
    const entries = await shop.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'user_file')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'user_file.create',
      'user_file.archive',
      'user_file.restore',
      'user_file.update',
    ]);
  });
});

it('a picture of a customer has a thumbnail in the list', async () => {
  const { shop, buyer } = fileShop;
  await sendFile(shop, userFiles.create, {
    token: buyer,
    name: 'skladište.jpg',
    bytes: await aPicture('jpeg'),
    fields: { kind: 'picture' },
  });
  const [{ file }] = (await list(buyer, { kind: 'picture' })).data;
  expect((await fileShop.open(file.thumbnailUrl)).headers['content-type']).toBe('image/webp');
});
