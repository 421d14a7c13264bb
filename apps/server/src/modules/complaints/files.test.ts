import { adminComplaints, complaints, files } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aComplaint, complaintForStaff, readComplaint, sendComplaint } from '../../../test/builders/complaints.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { aPicture } from '../../../test/builders/upload-files.ts';
import { openTestShop } from '../../../test/http.ts';
import { sendFile } from '../../../test/send-file.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const upload = async (token: string): Promise<number> =>
  (await sendFile(seeded.shop, files.upload, { token, name: 'ventil.jpg', bytes: await aPicture('jpeg') })).data.id;
const statusOf = async (url: string): Promise<number> =>
  (await seeded.shop.app.inject({ method: 'GET', url })).statusCode;

it('shows a picture with the message that it came with, to customer and staff', async () => {
  const fileIds = [await upload(seeded.buyer)];
  const { data } = await sendComplaint(seeded, seeded.buyer, { fileIds });
  for (const seen of [
    (await readComplaint(seeded, seeded.buyer, data.id)).data,
    await complaintForStaff(seeded, data.id),
  ]) {
    expect(seen.entries).toMatchObject([{ files: [{ id: fileIds[0], name: 'ventil.jpg', isPicture: true }] }]);
    expect(await statusOf(seen.entries[0].files[0].thumbnailUrl)).toBe(200);
  }
});

it('lists files in the order of the sender, whatever was uploaded first', async () => {
  const [first, second, third] = [await upload(seeded.buyer), await upload(seeded.buyer), await upload(seeded.buyer)];
  const fileIds = [second, third, first];
  const { data } = await sendComplaint(seeded, seeded.buyer, { fileIds });
  for (const seen of [
    (await readComplaint(seeded, seeded.buyer, data.id)).data,
    await complaintForStaff(seeded, data.id),
  ]) {
    expect(seen.entries[0].files.map((file: { id: number }) => file.id)).toEqual(fileIds);
  }
});

it('404 for an upload of somebody else, one that is attached already, and nine at once, and sends nothing', async () => {
  const otherBuyer = await seeded.shop.loginAs(
    await aPerson(seeded.shop.db, { companyId: await aCompanyWithAddress(seeded) }),
  );
  const own = await upload(seeded.buyer);
  await sendComplaint(seeded, seeded.buyer, { fileIds: [own] });
  const before = await seeded.shop.db.selectFrom('complaint').select('id').execute();
  for (const id of [await upload(otherBuyer), own, 2_000_000_000]) {
    expect(await sendComplaint(seeded, seeded.buyer, { fileIds: [id] })).toMatchObject({
      status: 404,
      code: 'files.not_found',
    });
  }
  expect((await sendComplaint(seeded, seeded.buyer, { fileIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).status).toBe(400);
  expect(await seeded.shop.db.selectFrom('complaint').select('id').execute()).toEqual(before);
});

it('gives the customer the file of an answer, and never that of an internal note', async () => {
  const id = await aComplaint(seeded);
  const token = seeded.administrator;
  const [forAnswer, forNote] = [await upload(token), await upload(token)];
  const note = { text: 'Isti kvar', fileIds: [forNote] };
  await seeded.shop.call(adminComplaints.addNote, { token, params: { id }, body: note });
  const body = { version: 1, text: 'Uputstvo je u prilogu', fileIds: [forAnswer] };
  expect((await seeded.shop.call(adminComplaints.answer, { token, params: { id }, body })).status).toBe(200);
  const reply = { text: 'Hvala', fileIds: [await upload(seeded.buyer)] };
  await seeded.shop.call(complaints.addMessage, { token: seeded.buyer, params: { id }, body: reply });
  const seen = (await readComplaint(seeded, seeded.buyer, id)).data.entries;
  expect(seen.map((entry: { files: { id: number }[] }) => entry.files.map((file) => file.id))).toEqual([
    [],
    [forAnswer],
    reply.fileIds,
  ]);
  expect(await statusOf(seen[1].files[0].downloadUrl)).toBe(200);
  expect((await complaintForStaff(seeded, id)).entries).toHaveLength(4);
});

it('gives a private customer the file of an answer, and nobody else', async () => {
  const [customer, other] = await Promise.all(
    [1, 2].map(async () => seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'private' }))),
  );
  if (customer === undefined || other === undefined) throw new Error('two customers are needed');
  const { id } = (await sendComplaint(seeded, customer)).data;
  const token = seeded.administrator;
  const body = { version: 1, text: 'Uputstvo je u prilogu', fileIds: [await upload(token)] };
  await seeded.shop.call(adminComplaints.answer, { token, params: { id }, body });
  const { entries } = (await readComplaint(seeded, customer, id)).data;
  const { downloadUrl } = entries[1].files[0];
  expect(await statusOf(downloadUrl)).toBe(200);
  expect(await statusOf(downloadUrl.replace(/user%3A\d+/, 'user%3A1'))).toBe(404);
  expect((await readComplaint(seeded, other, id)).status).toBe(404);
});
