import type { SupplierForm } from '@sjaj/contract';
import type { Db, Tx } from '../../platform/database/db.ts';
import { updateRow } from '../../platform/database/rows.ts';

const ONLY = 1;

interface StoredSupplier {
  /** Null until staff have saved the form. */
  readonly details: SupplierForm | null;
  readonly logoKey: string | null;
  readonly version: number;
}

const NEVER_SAVED: StoredSupplier = { details: null, logoKey: null, version: 0 };

const rows = (db: Db | Tx) =>
  db.selectFrom('supplier').select(['details', 'logo_key as logoKey', 'version']).where('id', '=', ONLY);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>;

// The contract has checked what is stored.
const stored = (row: Row): StoredSupplier =>
  row ? { ...row, details: row.details ? detailsOf(row.details as SupplierForm) : null } : NEVER_SAVED;

/** Data of before shops had a colour of their own have none. */
const detailsOf = (details: SupplierForm): SupplierForm => ({ ...details, accentColour: details.accentColour ?? null });

export const read = async (db: Db | Tx): Promise<StoredSupplier> => stored(await rows(db).executeTakeFirst());

/** The same, locked until the transaction ends. */
export async function lock(tx: Tx): Promise<StoredSupplier> {
  await tx
    .insertInto('supplier')
    .values({ id: ONLY })
    .onConflict((oc) => oc.column('id').doNothing())
    .execute();
  return stored(await rows(tx).forUpdate().executeTakeFirst());
}

export const save = (tx: Tx, details: SupplierForm, version: number): Promise<void> =>
  updateRow(tx, 'supplier', ONLY, { details: JSON.stringify(details), version });

export const setLogo = (tx: Tx, logoKey: string | null): Promise<void> =>
  updateRow(tx, 'supplier', ONLY, { logo_key: logoKey });
