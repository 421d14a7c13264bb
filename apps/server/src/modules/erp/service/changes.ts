import { FINANCE_KINDS } from '@sjaj/contract';
import { feninga, type Feninga, fromKm, toKm } from '@sjaj/domain';
import { z } from 'zod';
import { erpText } from './erp-text.ts';

const MOST_RECORDS = 1_000;
const MOST_KM = 20_000_000;

/** No slip of a digit, and none that a database cannot hold. */
const day = z.iso.date().refine((date) => date >= '1900-01-01');
/** KM with at most two decimals. */
const km = z
  .number()
  .min(-MOST_KM)
  .max(MOST_KM)
  .multipleOf(0.01)
  .transform((amount): Feninga => feninga(Math.round(amount * 100)));

/** A booking as the ERP sends it. Unknown fields are ignored, so that the ERP may add some. */
export const ErpRecord = z
  .object({
    /** The customer's number in the ERP, or the identification number. */
    company: erpText(40, { min: 1 }),
    number: erpText(60, { min: 1 }),
    kind: z.enum(FINANCE_KINDS),
    docDate: day,
    bookingDate: day,
    dueDate: day.nullish(),
    account: erpText(20).default('2110'),
    comment: erpText(300).default(''),
    owes: km.default(feninga(0)),
    claims: km.default(feninga(0)),
    /** The number of the document that is settled. */
    settles: erpText(60).nullish(),
    /** The shop's order that was invoiced. */
    orderNumber: erpText(40).nullish(),
    hasDocument: z.boolean().default(false),
  })
  .refine(({ owes, claims }) => Math.abs(owes - claims) <= fromKm(MOST_KM));

/**
 * One page of changes, oldest first. The cursor names the place after the last of them. A record that cannot be read holds up no other,
 * so that each is read by itself.
 */
export const ErpChanges = z.object({
  records: z.array(z.unknown()).max(MOST_RECORDS),
  nextCursor: z.string().min(1).max(200),
  hasMore: z.boolean(),
});

const Named = z
  .looseObject({ company: erpText(40).catch('?'), number: erpText(60).catch('?') })
  .catch({ company: '?', number: '?' });

/** How staff are told a booking that was refused: its customer and its number, as far as they can be read. */
export const bookingCode = (record: unknown): string => {
  const { company, number } = Named.parse(record);
  return `${company} ${number}`;
};

/** The record as the ERP sends it: `ErpRecord` reads it. */
export const asSent = ({ owes, claims, ...same }: ErpRecord) => ({ ...same, owes: toKm(owes), claims: toKm(claims) });

export type ErpRecord = z.output<typeof ErpRecord>;
export type ErpChanges = z.output<typeof ErpChanges>;
