import type { ErpRefusal } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import { attachByNumber, companies, ordersByNumber, saveRecords } from '../../finance/index.ts';
import * as refusals from '../store/refusals.ts';
import type { StoredDocuments } from './booking-documents.ts';
import { asSent, bookingCode, ErpRecord } from './changes.ts';

const STREAM = 'finance';

export interface SentBookings {
  /** The last record of each document, by its code: a page is in the order of changes. */
  readonly read: ReadonlyMap<string, ErpRecord>;
  readonly unreadable: ReadonlySet<string>;
}

/** Reads each record by itself: one that cannot be read holds up no other. */
export function readBookings(records: readonly unknown[]): SentBookings {
  const read = new Map<string, ErpRecord>();
  const unreadable = new Set<string>();
  for (const record of records) {
    const code = bookingCode(record);
    const parsed = ErpRecord.safeParse(record);
    if (parsed.success) {
      read.set(code, parsed.data);
      unreadable.delete(code);
    } else unreadable.add(code);
  }
  return { read, unreadable };
}

type OfCompany = ErpRecord & { readonly companyId: number };

/**
 * Saves bookings with their documents, and lists for staff what cannot be saved. Returns the keys of the documents that are not needed: those
 * that were replaced, and those of customers that the shop does not have.
 */
export async function saveBookings(
  tx: Tx,
  { read, unreadable }: SentBookings,
  documents: StoredDocuments,
  now: Date,
): Promise<readonly string[]> {
  const keys = [...new Set([...read.values()].map(({ company }) => company))];
  const known = new Map((await companies(tx, keys)).map(({ key, id }) => [key, id]));
  const saved = new Map<string, OfCompany>();
  const refused: refusals.Refusal[] = [];
  const refuse = (code: string, reason: ErpRefusal['reason'], record: object) => refused.push({ code, reason, record });
  for (const code of unreadable) refuse(code, 'unreadable', {});
  for (const [code, booking] of read) {
    const companyId = known.get(booking.company);
    if (companyId === undefined) refuse(code, 'unknown_company', asSent(booking));
    else {
      saved.set(code, { ...booking, companyId });
      if (booking.hasDocument && !documents.has(code)) refuse(code, 'no_document', asSent(booking));
    }
  }
  await saveAll(tx, [...saved.values()]);
  const unneeded: string[] = [];
  for (const [code, document] of documents) {
    const booking = saved.get(code);
    const attached = booking && (await attachByNumber(tx, booking, document));
    if (!attached) unneeded.push(document.key);
    else if (attached.replaced !== null) unneeded.push(attached.replaced);
  }
  await refusals.clear(
    tx,
    STREAM,
    [...read.keys()],
    refused.map(({ code }) => code),
  );
  await refusals.put(tx, STREAM, refused, now);
  return unneeded;
}

async function saveAll(tx: Tx, bookings: readonly OfCompany[]): Promise<void> {
  const orders = await ordersByNumber(
    tx,
    bookings.flatMap(({ orderNumber }) => orderNumber ?? []),
  );
  await saveRecords(
    tx,
    bookings.map(({ dueDate, settles, orderNumber, company: _company, hasDocument: _hasDocument, ...same }) => ({
      ...same,
      dueOn: dueDate ?? null,
      settles: settles ?? null,
      orderId: orderNumber ? (orders.get(orderNumber) ?? null) : null,
    })),
  );
}
