import type { VendorForm } from '@sjaj/contract';
import type { Db } from '../../src/platform/database/db.ts';

/** The form of a vendor that delivers within ten days. */
export const VENDOR: VendorForm = {
  title: 'Vendor',
  code: null,
  contact: '',
  email: null,
  phone: null,
  deliveryDays: 10,
  minimumWorth: 0,
  note: '',
};

/** A vendor that delivers within ten days. */
export async function aVendor(db: Db, title: string, deliveryDays = 10): Promise<number> {
  const { id } = await db
    .insertInto('vendor')
    .values({ title, delivery_days: deliveryDays })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
