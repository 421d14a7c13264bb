import { adminComplaints, complaints } from '@sjaj/contract';
import type { Reply } from '../http.ts';
import { anOrder, moveOrder, someArticle, type Stall } from './stall.ts';

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

export const sendComplaint = ({ shop }: Stall, token: string, more: object = {}): Promise<Reply> =>
  shop.call(complaints.create, { token, body: { ...COMPLAINT_FORM, ...more } });

/** The id of a new complaint of the buyer of the stall. */
export const aComplaint = async (stall: Stall, more: object = {}): Promise<number> =>
  (await sendComplaint(stall, stall.buyer, more)).data.id;

export const readComplaint = ({ shop }: Stall, token: string, id: number): Promise<Reply> =>
  shop.call(complaints.one, { token, params: { id } });

/** What staff read of a complaint. */
export const complaintForStaff = async ({ shop, administrator: token }: Stall, id: number) =>
  (await shop.call(adminComplaints.one, { token, params: { id } })).data;

/** Answers as staff, at the version that the complaint has now unless another one is named. */
export async function answerComplaint(stall: Stall, id: number, { version, ...body }: AnswerBody): Promise<Reply> {
  const at = version ?? (await complaintForStaff(stall, id)).version;
  const token = stall.administrator;
  return stall.shop.call(adminComplaints.answer, { token, params: { id }, body: { version: at, ...body } });
}

interface AnswerBody {
  readonly version?: number;
  readonly text?: string;
  readonly status?: number;
  readonly outcome?: string;
}

/** A line of an order over six pieces of a new article that was delivered to the buyer so many days ago. */
export async function aDeliveredLine(stall: Stall, code: string, daysAgo: number): Promise<number> {
  const { db, now } = stall.shop;
  const orderId = await anOrder(stall, await someArticle(stall, code), 6);
  for (const status of [2, 4, 5]) await moveOrder(stall, stall.administrator, { id: orderId, status });
  await db
    .updateTable('sales_order_history')
    .set({ at: new Date(now().getTime() - daysAgo * DAY) })
    .where('order_id', '=', orderId)
    .where('to_status', '=', 5)
    .execute();
  const line = db.selectFrom('sales_order_line').select('id').where('order_id', '=', orderId);
  return (await line.executeTakeFirstOrThrow()).id;
}
