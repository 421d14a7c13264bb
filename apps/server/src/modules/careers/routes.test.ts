import { adminJobApplications, careers } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { purgeApplications } from './jobs.ts';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await openTestShop();
  token = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const FORM = { name: 'Mirza Kolar', email: 'mirza@posta.test', phone: '061 200 300', message: 'Vozač C kategorije.' };

async function apply(fields: Readonly<Record<string, string>>, bytes = PDF) {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n';
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${careers.apply.path}`,
    headers: { 'content-type': 'multipart/form-data; boundary=edge', 'accept-language': 'bs' },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
  return { status: response.statusCode, body: response.json() };
}
const listed = async (view = 'waiting') =>
  (await shop.call(adminJobApplications.list, { token, body: { view } })).data as { id: number; name: string }[];

it('is stored with its CV, without an account; staff hear of it, open the CV and mark it as handled', async () => {
  const { status, body } = await apply(FORM);
  expect([status, body.info.code]).toEqual([200, 'careers.received']);
  const [application] = (await shop.call(adminJobApplications.list, { token, body: {} })).data;
  expect(application).toMatchObject({ ...FORM, cv: { name: 'cv.pdf', mediaType: 'application/pdf' }, handledAt: null });
  const cv = await shop.app.inject({ url: application.cv.downloadUrl });
  expect(cv.rawPayload).toEqual(PDF);
  await expect
    .poll(() =>
      shop.db.selectFrom('system_message').select('link').where('kind', '=', 'message.newJobApplication').execute(),
    )
    .toEqual([{ link: '/admin/job-applications' }]);
  const params = { id: application.id };
  await shop.call(adminJobApplications.handle, { token, params, body: { isHandled: true } });
  expect([await listed(), await listed('handled')]).toMatchObject([[], [{ name: 'Mirza Kolar' }]]);
});

it('400 at the field for what is missing, and for a file that is no CV', async () => {
  const { status, body } = await apply({ ...FORM, email: 'mirza' });
  expect([status, body.errors[0].field]).toEqual([400, 'email']);
  const page = await apply(FORM, Buffer.from('<html><script>alert(1)</script></html>'));
  expect([page.status, page.body.info.code]).toEqual([415, 'files.type_not_allowed']);
});

it('is gone with its CV when staff delete it; nobody else may read or delete it', async () => {
  await apply({ ...FORM, name: 'Za brisanje' });
  const application = (await listed('all')).find(({ name }) => name === 'Za brisanje');
  const params = { id: application?.id ?? 0 };
  const other = await shop.loginAs(await aPerson(shop.db, { role: 'sales_representative' }));
  expect((await shop.call(adminJobApplications.list, { token: other, body: {} })).status).toBe(403);
  expect((await shop.call(adminJobApplications.remove, { token: other, params })).status).toBe(403);
  expect((await shop.call(adminJobApplications.remove, { token, params })).status).toBe(200);
  expect((await shop.call(adminJobApplications.remove, { token, params })).status).toBe(404);
});

it('is gone with its CV 12 months after it came, and not before', async () => {
  await apply({ ...FORM, name: 'Stara prijava' });
  await apply({ ...FORM, name: 'Nova prijava' });
  const received = async (name: string, monthsAgo: number): Promise<number> => {
    const at = new Date(shop.now());
    at.setUTCMonth(at.getUTCMonth() - monthsAgo);
    const changing = shop.db.updateTable('job_application').set({ received_at: at }).where('name', '=', name);
    return (await changing.returning('file_id').executeTakeFirstOrThrow()).file_id;
  };
  const [oldCv, newCv] = [await received('Stara prijava', 13), await received('Nova prijava', 11)];
  await purgeApplications(shop.db, shop.now());
  const names = (await listed('all')).map(({ name }) => name);
  expect(names).toContain('Nova prijava');
  expect(names).not.toContain('Stara prijava');
  const stateOf = async (id: number) =>
    (await shop.db.selectFrom('stored_file').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
  expect([await stateOf(oldCv), await stateOf(newCv)]).toEqual(['released', 'claimed']);
});
