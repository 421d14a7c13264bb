import type { Supplier } from '../../src/modules/supplier/index.ts';
import type { Db } from '../../src/platform/database/db.ts';

/** An invented company whose numbers pass every check. */
export const THE_SUPPLIER: Supplier = {
  legalName: 'Kap d.o.o.',
  shortName: 'Kap',
  jib: '4299000010006',
  pdvNumber: '299000010006',
  courtRegistration: null,
  street: 'Rodoč 1',
  postalCode: '88000',
  town: 'Mostar',
  phone: '036 000-200',
  infoPhone: null,
  email: 'prodaja@kap.test',
  webAddress: null,
  accentColour: null,
  bankAccounts: [{ bankName: 'Banka Neretva', account: '9990000000123435', isDefault: true }],
  logoKey: null,
};

/** Stores the company data; the shop knows them within a second. */
export async function withSupplier(db: Db, changes: Partial<Supplier> = {}): Promise<void> {
  const { logoKey, ...form } = { ...THE_SUPPLIER, ...changes };
  const row = { details: JSON.stringify(form), logo_key: logoKey, version: 1 };
  await db
    .insertInto('supplier')
    .values(row)
    .onConflict((oc) => oc.column('id').doUpdateSet(row))
    .execute();
}
