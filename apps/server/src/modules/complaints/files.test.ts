import { adminComplaints, complaints, files } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aComplaint, complaintForStaff, readComplaint, sendComplaint } from '../../../test/builders/complaints.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, openStall, type Stall } from '../../../test/builders/stall.ts';
import { aPicture } from '../../../test/builders/upload-files.ts';
import { openTestShop } from '../../../test/http.ts';
import { sendFile } from '../../../test/send-file.ts';

let stall: Stall;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const upload = async (token: string): Promise<number> =>
  (await sendFile(stall.shop, files.upload, { token, name: 'ventil.jpg', bytes: await aPicture('jpeg') })).data.id;
const statusOf = async (url: string): Promise<number> =>
  (await stall.shop.app.inject({ method: 'GET', url })).statusCode;

it('shows a picture with the message that it came with, to customer and staff', async () => {
  const fileIds = [await upload(stall.buyer)];
  const { data } = await sendComplaint(stall, stall.buyer, { fileIds });
  for (const seen of [
    (await readComplaint(stall, stall.buyer, data.id)).data,
    await complaintForStaff(stall, data.id),
  ]) {
    expect(seen.entries).toMatchObject([{ files: [{ id: fileIds[0], name: 'ventil.jpg', isPicture: true }] }]);
    expect(await statusOf(seen.entries[0].files[0].thumbnailUrl)).toBe(200);
  }
});

it('lists files in the order of the sender, whatever was uploaded first', async () => {
  const [first, second, third] = [await upload(stall.buyer), await upload(stall.buyer), await upload(stall.buyer)];
  const fileIds = [second, third, first];
  const { data } = await sendComplaint(stall, stall.buyer, { fileIds });
  for (const seen of [
    (await readComplaint(stall, stall.buyer, data.id)).data,
    await complaintForStaff(stall, data.id),
  ]) {
    expect(seen.entries[0].files.map((file: { id: number }) => file.id)).toEqual(fileIds);
  }
});

it('404 for an upload of somebody else, one that is attached already, and nine at once, and sends nothing', async () => {
  const otherBuyer = await stall.shop.loginAs(
    await aPerson(stall.shop.db, { companyId: await aCompanyWithAddress(stall) }),
  );
  const own = await upload(stall.buyer);
  await sendComplaint(stall, stall.buyer, { fileIds: [own] });
  const before = await stall.shop.db.selectFrom('complaint').select('id').execute();
  for (const id of [await upload(otherBuyer), own, 2_000_000_000]) {
    expect(await sendComplaint(stall, stall.buyer, { fileIds: [id] })).toMatchObject({
      status: 404,
      code: 'files.not_found',
    });
  }
  expect((await sendComplaint(stall, stall.buyer, { fileIds: [1, 2, 3, 4, 5, 6, 7, 8, 9] })).status).toBe(400);
  expect(await stall.shop.db.selectFrom('complaint').select('id').execute()).toEqual(before);
});

it('gives the customer the file of an answer, and never that of an internal note', async () => {
  const id = await aComplaint(stall);
  const token = stall.administrator;
  const [forAnswer, forNote] = [await upload(token), await upload(token)];
  const note = { text: 'Isti kvar', fileIds: [forNote] };
  await stall.shop.call(adminComplaints.addNote, { token, params: { id }, body: note });
  const body = { version: 1, text: 'Uputstvo je u prilogu', fileIds: [forAnswer] };
  expect((await stall.shop.call(adminComplaints.answer, { token, params: { id }, body })).status).toBe(200);
  const reply = { text: 'Hvala', fileIds: [await upload(stall.buyer)] };
  await stall.shop.call(complaints.addMessage, { token: stall.buyer, params: { id }, body: reply });
  const seen = (await readComplaint(stall, stall.buyer, id)).data.entries;
  expect(seen.map((entry: { files: { id: number }[] }) => entry.files.map((file) => file.id))).toEqual([
    [],
    [forAnswer],
    reply.fileIds,
  ]);
  expect(await statusOf(seen[1].files[0].downloadUrl)).toBe(200);
  expect((await complaintForStaff(stall, id)).entries).toHaveLength(4);
});

it('gives a private customer the file of an answer, and nobody else', async () => {
  const [customer, other] = await Promise.all(
    [1, 2].map(async () => stall.shop.loginAs(await aPerson(stall.shop.db, { role: 'private' }))),
  );
  if (customer === undefined || other === undefined) throw new Error('two customers are needed');
  const { id } = (await sendComplaint(stall, customer)).data;
  const token = stall.administrator;
  const body = { version: 1, text: 'Uputstvo je u prilogu', fileIds: [await upload(token)] };
  await stall.shop.call(adminComplaints.answer, { token, params: { id }, body });
  const { entries } = (await readComplaint(stall, customer, id)).data;
  const { downloadUrl } = entries[1].files[0];
  expect(await statusOf(downloadUrl)).toBe(200);
  expect(await statusOf(downloadUrl.replace(/user%3A\d+/, 'user%3A1'))).toBe(404);
  expect((await readComplaint(stall, other, id)).status).toBe(404);
});
