import { z } from 'zod';
import { RECORD_FIELDS, recordList, recordRoutes } from './records.ts';
import { longText, name, Phone, Price, shape } from './shapes.ts';

/** A company that the shop buys goods from; the shop's own company is the supplier. */
export const VendorForm = shape({
  title: name(120),
  /** In the bookkeeping. */
  code: name(40).nullable(),
  contact: longText(120),
  email: z.email().max(200).nullable(),
  phone: Phone.nullable(),
  /** Calendar days from the order to the goods. */
  deliveryDays: z.int().min(0).max(365),
  /** KM without VAT. */
  minimumWorth: Price,
  note: longText(2_000),
});

export const AdminVendor = shape({
  ...RECORD_FIELDS,
  ...VendorForm.shape,
  /** Articles that are bought there. */
  articles: z.int().min(0),
});

export const adminVendors = recordRoutes({
  path: 'vendors',
  form: VendorForm,
  view: AdminVendor,
  list: recordList(['all'], ['name', 'code', 'deliveryDays', 'articles']),
  words: ['vendor', 'vendors'],
});

export type VendorForm = z.output<typeof VendorForm>;
export type AdminVendor = z.output<typeof AdminVendor>;
