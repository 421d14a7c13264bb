import { addDays, addMonths, type BusinessDate, businessDate } from '@sjaj/domain';
import { ANSWER_TEMPLATES, type Step, STORIES, type Story } from '../trade/complaints.ts';
import type { DemoOrder, OrderLine } from '../trade/order.ts';
import { type User, userNamed } from '../trade/users.ts';
import type { Numbered } from './article-tables.ts';
import type { RegisteredMachine } from './machine-table.ts';
import { fullName } from './order-tables.ts';
import { type Cell, json, table, type Table } from './table.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const RETURN_DAYS = 7;
const DELIVERED = 5;

interface BoughtLine {
  readonly order: DemoOrder;
  readonly line: OrderLine;
  readonly receivedAt: Date;
}

/** Whether a person may report a problem with an order: company admins with each order of the company. */
const isAbout = (person: User, { orderer, company }: DemoOrder): boolean =>
  orderer.id === person.id ||
  (person.role === 'company_admin' && company !== null && company.id === person.company?.id);

/** The delivered lines that a person may report and that had arrived by then, the latest first; of machines for their service. */
function linesOf(orders: readonly DemoOrder[], { by: username, kind }: Story, by: Date): BoughtLine[] {
  const person = userNamed(username);
  const lines = orders
    .filter((order) => order.status === DELIVERED && isAbout(person, order))
    .flatMap((order) => {
      const receivedAt = order.events.findLast(({ to }) => to === DELIVERED)?.at;
      return receivedAt && receivedAt < by ? order.lines.map((line) => ({ order, line, receivedAt })) : [];
    })
    .reverse();
  const machines = lines.filter(({ line }) => line.item.article.warranty);
  return kind === 'service' && machines.length > 0 ? machines : lines;
}

interface Placed {
  readonly story: Story;
  readonly id: number;
  readonly sentAt: Date;
  readonly steps: readonly (Step & { readonly at: Date })[];
}

/** The steps with their instants. What would be in the future happened an hour ago. */
function placed(story: Story, id: number, today: Date): Placed {
  const sentAt = new Date(today.getTime() - story.daysAgo * DAY - (story.daysAgo === 0 ? 2 : 6) * HOUR);
  let at = sentAt.getTime();
  const steps = story.steps.map((step) => {
    at = Math.min(at + step.after * HOUR, today.getTime() - HOUR);
    return { ...step, at: new Date(at) };
  });
  return { story, id, sentAt, steps };
}

function termOf({ kind }: Story, on: string, returnUntil: string, warrantyUntil: string | null): string {
  const isCovered = warrantyUntil !== null && on <= warrantyUntil;
  if (kind === 'service') return isCovered ? 'in_warranty' : warrantyUntil === null ? 'unknown' : 'warranty_over';
  if (on <= returnUntil) return 'in_time';
  return kind === 'complaint' && isCovered ? 'in_warranty' : 'late';
}

function complaintRow({ story, id, sentAt, steps }: Placed, product: Product): Cell[] {
  const person = userNamed(story.by);
  const { receivedOn, warrantyUntil } = product;
  const { article, id: articleId } = product.item;
  const last = steps.findLast(({ to }) => to !== undefined);
  const status = last?.to ?? 1;
  const returnUntil = addDays(receivedOn, RETURN_DAYS);
  const title = person.language === 'hr' ? article.title.hr : article.title.bs;
  return [
    id,
    `R-${String(sentAt.getUTCFullYear() % 100)}-${String(id + 100).padStart(4, '0')}`,
    story.kind,
    status,
    last?.outcome ?? null,
    person.company?.id ?? null,
    person.id,
    fullName(person),
    product.orderId,
    articleId,
    title,
    article.code,
    article.brand,
    story.serialNumber ?? null,
    product.machineId,
    Math.min(story.quantity, product.quantity),
    receivedOn,
    returnUntil,
    warrantyUntil,
    termOf(story, businessDate(sentAt), returnUntil, warrantyUntil),
    person.language,
    last ? userNamed(last.by).id : null,
    sentAt,
    steps.findLast(({ isNote }) => !isNote)?.at ?? sentAt,
    status > 2 ? (last?.at ?? null) : null,
  ];
}

function entryRows({ story, id, sentAt, steps }: Placed): Cell[][] {
  const person = userNamed(story.by);
  let status = 1;
  const first: Cell[] = [id, 'customer', person.id, fullName(person), story.text, false, null, status, sentAt];
  const others = steps.map(({ by, text, isNote = false, to, at }): Cell[] => {
    const author = userNamed(by);
    const from = to === undefined ? null : status;
    status = to ?? status;
    const side = author.role === 'administrator' ? 'staff' : 'customer';
    return [id, side, author.id, fullName(author), text, isNote, from, to ?? null, at];
  });
  return [first, ...others];
}

/** What a complaint is about. */
interface Product {
  readonly item: Numbered;
  readonly orderId: number | null;
  readonly machineId: number | null;
  readonly quantity: number;
  readonly receivedOn: BusinessDate;
  readonly warrantyUntil: BusinessDate | null;
}

function productOf(story: Story, bought: BoughtLine, machines: readonly RegisteredMachine[]): Product {
  const machine = machines.find(({ serialNumber }) => serialNumber !== null && serialNumber === story.serialNumber);
  if (machine) {
    const { id, item, deliveredOn, warrantyUntil } = machine;
    return { item, orderId: null, machineId: id, quantity: 1, receivedOn: deliveredOn, warrantyUntil };
  }
  const { item, quantity } = bought.line;
  const receivedOn = businessDate(bought.receivedAt);
  const { warranty } = item.article;
  const warrantyUntil = warranty ? addMonths(receivedOn, warranty) : null;
  return { item, orderId: bought.order.id, machineId: null, quantity, receivedOn, warrantyUntil };
}

/** Complaints about delivered orders with their conversations, and templates of answers. */
export function complaintTables(
  orders: readonly DemoOrder[],
  machines: readonly RegisteredMachine[],
  today: Date,
): Table[] {
  const complaints = STORIES.map((story, index) => placed(story, index + 1, today)).flatMap((one) => {
    const lines = linesOf(orders, one.story, one.sentAt);
    const bought = lines[one.story.line % Math.max(1, lines.length)];
    return bought ? [{ one, bought }] : [];
  });
  return [
    table(
      'complaint',
      `id number kind status outcome company_id user_id contact_person order_id article_id product_name product_code brand \
serial_number machine_id quantity received_on return_until warranty_until term language assignee_id created_at updated_at closed_at`,
      complaints.map(({ one, bought }) => complaintRow(one, productOf(one.story, bought, machines))),
    ),
    table(
      'complaint_entry',
      'complaint_id author user_id user_name body is_internal from_status to_status at',
      complaints.flatMap(({ one }) => entryRows(one)),
    ),
    table(
      'complaint_answer_template',
      'title content topics',
      ANSWER_TEMPLATES.map(({ title, content, topics }) => [title, json(content), topics]),
    ),
  ];
}

const FIRST_FREE = 200;

/** The last number of a complaint in the year, beyond those of the demo. */
export const lastComplaintNumber = (today: Date): { readonly year: number; readonly sequence: number } => ({
  year: today.getUTCFullYear(),
  sequence: FIRST_FREE,
});
