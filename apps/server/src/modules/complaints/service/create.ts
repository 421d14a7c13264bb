import { COMPLAINT_STATUS, type ComplaintForm, type ComplaintTerm } from '@sjaj/contract';
import { type BusinessDate, businessDate, businessYear } from '@sjaj/domain';
import { type Customer, isImpersonating } from '../../../kernel/actor.ts';
import { type Idempotency, inTransactionOnce } from '../../../kernel/idempotency.ts';
import { localised } from '../../../kernel/localised.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { findBySerial, findMachine, machinesOf } from '../../machines/index.ts';
import { ordersSeenBy } from '../../orders/index.ts';
import { attachFiles } from './attach-files.ts';
import { publish } from '../events.ts';
import { formatComplaintNumber } from '../rules/number.ts';
import { termFor, termsOf } from '../rules/terms.ts';
import * as purchases from '../store/purchases.ts';
import * as store from '../store/write.ts';

interface CreateContext extends RequestContext<Customer> {
  readonly body: ComplaintForm;
  readonly idempotency: Idempotency;
}

interface CreatedComplaint {
  readonly id: number;
  readonly number: string;
  readonly term: ComplaintTerm;
}

/** What a complaint is about: a machine of the company, a line of an order, or what the customer has typed. */
interface Product {
  readonly articleId: number | null;
  readonly orderId: number | null;
  readonly name: string;
  readonly code: string | null;
  readonly brand: string | null;
  readonly receivedOn: BusinessDate | null;
  readonly warrantyMonths: number | null;
  readonly orderLineId: number | null;
  readonly machine: { readonly id: number; readonly warrantyUntil: BusinessDate | null } | null;
  readonly serialNumber: string | null;
}

/**
 * Stores a complaint with its first entry and publishes it. One that comes after the return period or the warranty is accepted:
 * `term` says so, and staff decide. 404 for a line or a machine that is not the
 * customer's.
 */
export const createComplaint = (db: Db, context: CreateContext): Promise<CreatedComplaint> =>
  inTransactionOnce(db, context.idempotency, async (tx) => {
    const { actor, body, language, now } = context;
    const product = await productOf(tx, context);
    const today = businessDate(now);
    const terms = termsOfProduct(product);
    const term = termFor(body.kind, terms, today);
    const year = businessYear(now);
    const number = formatComplaintNumber({ year, sequence: await store.drawSequence(tx, year) });
    const id = await store.insert(tx, {
      number,
      kind: body.kind,
      company_id: actor.companyId,
      user_id: actor.userId,
      is_by_representative: isImpersonating(actor),
      contact_person: body.contactPerson,
      contact_phone: body.contactPhone ?? null,
      order_id: product.orderId,
      order_line_id: product.orderLineId,
      article_id: product.articleId,
      product_name: product.name,
      product_code: product.code,
      brand: product.brand,
      machine_id: product.machine?.id ?? (await machineBySerial(tx, context)) ?? null,
      serial_number: product.serialNumber,
      invoice_number: body.invoiceNumber ?? null,
      quantity: body.quantity ?? null,
      received_on: product.receivedOn,
      return_until: terms.returnUntil,
      warranty_until: terms.warrantyUntil,
      term,
      language,
      created_at: now,
      updated_at: now,
    });
    const entryId = await store.insertEntry(tx, {
      complaintId: id,
      author: 'customer',
      userId: actor.userId,
      userName: actor.name,
      body: body.description,
      to: COMPLAINT_STATUS.received,
      now,
    });
    await attachFiles(tx, {
      entryId,
      fileIds: body.fileIds,
      userId: actor.userId,
      companyId: actor.companyId,
      now,
    });
    await publish(tx, 'complaint.entry_added', { complaintId: id, entryId });
    return { id, number, term };
  });

async function productOf(tx: Tx, context: CreateContext): Promise<Product> {
  const { body, now } = context;
  if (body.receivedOn !== undefined && body.receivedOn > businessDate(now)) {
    throw new Problem('complaints.received_later', 400, {
      errors: [{ field: 'receivedOn', key: 'complaints.received_later' }],
    });
  }
  if (body.machineId !== undefined) return registeredMachine(tx, context, body.machineId);
  return body.orderLineId === undefined ? typedProduct(tx, body) : boughtProduct(tx, context, body.orderLineId);
}

/** The warranty of a machine is what staff have entered, which may be longer than that of its article. */
function termsOfProduct(product: Product): ReturnType<typeof termsOf> {
  const terms = termsOf(product);
  return product.machine ? { ...terms, warrantyUntil: product.machine.warrantyUntil } : terms;
}

/** A typed serial number tells the machine of the company, if it is one of them. */
async function machineBySerial(tx: Tx, { actor, body }: CreateContext): Promise<number | undefined> {
  if (actor.companyId === null || body.serialNumber === undefined) return undefined;
  return findBySerial(tx, actor.companyId, body.serialNumber);
}

async function registeredMachine(tx: Tx, { actor, body, language }: CreateContext, id: number): Promise<Product> {
  const machine = await findMachine(tx, { scope: machinesOf(actor.companyId), orders: ordersSeenBy(actor) }, id);
  if (!machine) throw new Problem('machines.not_found', 404);
  return {
    articleId: machine.articleId,
    orderId: machine.orderId,
    orderLineId: machine.orderLineId,
    name: localised(machine.title, language, [machine.brand]),
    code: machine.code,
    brand: machine.brand,
    receivedOn: machine.deliveredOn,
    warrantyMonths: machine.warrantyMonths,
    machine,
    serialNumber: machine.serialNumber ?? body.serialNumber ?? null,
  };
}

async function boughtProduct(tx: Tx, context: CreateContext, lineId: number): Promise<Product> {
  const { actor, body, language } = context;
  const line = await purchases.findLine(tx, ordersSeenBy(actor), lineId);
  if (!line) throw new Problem('complaints.line_not_found', 404);
  if (body.quantity !== undefined && body.quantity > line.quantity) {
    const facts = { quantity: line.quantity };
    throw new Problem('complaints.quantity_above_line', 400, {
      facts,
      errors: [{ field: 'quantity', key: 'complaints.quantity_above_line', facts }],
    });
  }
  return {
    articleId: line.articleId,
    orderId: line.orderId,
    name: localised(line.title, language, [line.brand]),
    code: line.code,
    brand: line.brand,
    // The shop knows the day of a delivered order; of one that was handed over only the customer does.
    receivedOn: line.receivedOn ?? body.receivedOn ?? null,
    warrantyMonths: line.warrantyMonths,
    orderLineId: lineId,
    machine: null,
    serialNumber: body.serialNumber ?? null,
  };
}

async function typedProduct(tx: Tx, body: ComplaintForm): Promise<Product> {
  if (body.productName === undefined) {
    throw new Problem('complaints.product_missing', 400, {
      errors: [{ field: 'productName', key: 'complaints.product_missing' }],
    });
  }
  const article = body.productCode === undefined ? undefined : await purchases.findArticle(tx, body.productCode);
  return {
    articleId: article?.articleId ?? null,
    orderId: null,
    name: body.productName,
    code: body.productCode ?? null,
    brand: body.brand ?? null,
    receivedOn: body.receivedOn ?? null,
    warrantyMonths: article?.warrantyMonths ?? null,
    orderLineId: null,
    machine: null,
    serialNumber: body.serialNumber ?? null,
  };
}
