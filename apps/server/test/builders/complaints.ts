import { adminComplaints, complaints } from '@sjaj/contract';
import type { Reply } from '../http.ts';
import { anOrder, moveOrder, someArticle, type SeededShop } from './seeded-shop.ts';

const DAY = 86_400_000;

export const COMPLAINT_FORM = {
  kind: 'complaint',
  contactPerson: 'Jasmin Delić',
  contactPhone: '063 000 214',
  productName: 'Dozator sapuna',
  serialNumber: 'DZ26-00418',
  invoiceNumber: '26-F-9188',
  description: 'Na dva dozatora curi ventil.',
};

export const sendComplaint = ({ shop }: SeededShop, token: string, more: object = {}): Promise<Reply> =>
  shop.call(complaints.create, { token, body: { ...COMPLAINT_FORM, ...more } });

/** The id of a new complaint of the buyer of the seeded. */
export const aComplaint = async (seeded: SeededShop, more: object = {}): Promise<number> =>
  (await sendComplaint(seeded, seeded.buyer, more)).data.id;

export const readComplaint = ({ shop }: SeededShop, token: string, id: number): Promise<Reply> =>
  shop.call(complaints.one, { token, params: { id } });

/** What staff read of a complaint. */
export const complaintForStaff = async ({ shop, administrator: token }: SeededShop, id: number) =>
  (await shop.call(adminComplaints.one, { token, params: { id } })).data;

/** Answers as staff, at the version that the complaint has now unless another one is named. */
export async function answerComplaint(
  seeded: SeededShop,
  id: number,
  { version, ...body }: AnswerBody,
): Promise<Reply> {
  const at = version ?? (await complaintForStaff(seeded, id)).version;
  const token = seeded.administrator;
  return seeded.shop.call(adminComplaints.answer, { token, params: { id }, body: { version: at, ...body } });
}

interface AnswerBody {
  readonly version?: number;
  readonly text?: string;
  readonly status?: number;
  readonly outcome?: string;
}

/** A line of an order over six pieces of a new article that was delivered to the buyer so many days ago. */
export async function aDeliveredLine(seeded: SeededShop, code: string, daysAgo: number): Promise<number> {
  const { db, now } = seeded.shop;
  const orderId = await anOrder(seeded, await someArticle(seeded, code), 6);
  for (const status of [2, 4, 5]) await moveOrder(seeded, seeded.administrator, { id: orderId, status });
  await db
    .updateTable('sales_order_history')
    .set({ at: new Date(now().getTime() - daysAgo * DAY) })
    .where('order_id', '=', orderId)
    .where('to_status', '=', 5)
    .execute();
  const line = db.selectFrom('sales_order_line').select('id').where('order_id', '=', orderId);
  return (await line.executeTakeFirstOrThrow()).id;
}
