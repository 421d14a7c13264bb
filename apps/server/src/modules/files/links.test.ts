import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileShop, openFileShop } from '../../../test/builders/file-shop.ts';
import { aCompany } from '../../../test/builders/people.ts';
import { aPdf } from '../../../test/builders/upload-files.ts';

let fileShop: FileShop;
beforeAll(async () => {
  fileShop = await openFileShop();
});
afterAll(() => fileShop.shop.close());

describe('a link', () => {
  it('is never public: a PDF is shown in no origin, everything else is sandboxed, nothing is sniffed', async () => {
    const pdf = (await fileShop.upload("ugovor '1' š.pdf", aPdf())).data;
    const response = await fileShop.open(pdf.viewUrl);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=300',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    const saved = await fileShop.open(pdf.downloadUrl);
    expect(saved.headers['content-disposition']).toBe(
      `attachment; filename="ugovor__1___.pdf"; filename*=UTF-8''ugovor%20%271%27%20%C5%A1.pdf`,
    );
    const text = (await fileShop.upload('stranica.txt', '<script>alert(1)</script>')).data;
    expect(text.viewUrl).toBeNull();
    const file = await fileShop.open(text.downloadUrl);
    expect(file.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('404 once it has ended, when it is changed, and for another file', async () => {
    const { data } = await fileShop.upload('ugovor.pdf', aPdf());
    const other = (await fileShop.upload('drugi.pdf', aPdf())).data;
    const url = data.downloadUrl as string;
    expect((await fileShop.open(url)).statusCode).toBe(200);
    for (const changed of [
      url.replace(`/${data.id}/`, `/${other.id}/`),
      url.replace('/download', '/view'),
      url.replace(/until=\d+/, 'until=99999999999'),
      url.replace(/for=company%3A\d+/, 'for=staff'),
      url.replace(/for=company%3A\d+/, 'for=company%3A999999'),
      url.replace(/&signature=.*/, ''),
      url.replace('/download', '/thumbnail'),
      `/files/private/${data.id}/download`,
      '/files/private/abc/download',
    ]) {
      expect({ changed, status: (await fileShop.open(changed)).statusCode }).toEqual({ changed, status: 404 });
    }
    fileShop.shop.wait(10 * 60_000);
    expect((await fileShop.open(url)).statusCode).toBe(404);
  });

  it('404 once the file belongs to another company', async () => {
    const { data } = await fileShop.upload('ugovor.pdf', aPdf());
    expect((await fileShop.open(data.downloadUrl)).statusCode).toBe(200);
    await fileShop.shop.db
      .updateTable('stored_file')
      .set({ company_id: await aCompany(fileShop.shop.db, fileShop.place) })
      .where('id', '=', data.id)
      .execute();
    expect((await fileShop.open(data.downloadUrl)).statusCode).toBe(404);
  });

  it('is made with a new key where the tables were emptied', async () => {
    const node = await openFileShop();
    await node.shop.db.deleteFrom('file_link_key').execute();
    const { data } = await node.upload('ugovor.pdf', aPdf());
    expect((await node.open(data.downloadUrl)).statusCode).toBe(200);
    await node.shop.close();
  });
});
