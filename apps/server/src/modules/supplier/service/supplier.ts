import type { AdminSupplier, SupplierForm } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import { cachedFor } from '../../../platform/process/cached.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { storeLogo } from './logo.ts';
import { logoUrlOf, type Supplier } from '../views.ts';
import { lock, read, save, setLogo } from '../store.ts';

const CACHE_MS = 1_000;
const ENTITY = { entity: 'supplier', entityId: 1 };

/** Reads the supplier from the database; null until staff have entered it. */
export async function readSupplier(db: Db | Tx): Promise<Supplier | null> {
  const { details, logoKey } = await read(db);
  return details && { ...details, logoKey };
}

/** Reads the supplier and caches it for a second. */
export const cachedSupplier = (db: Db, clock: Clock): (() => Promise<Supplier | null>) =>
  cachedFor(CACHE_MS, clock, () => readSupplier(db));

export async function readAdminSupplier(db: Db | Tx): Promise<AdminSupplier> {
  const { details, logoKey, version } = await read(db);
  return { supplier: details, logoUrl: logoUrlOf(logoKey), version };
}

/** Saves the form. 409 if it was saved since `version`. */
export const saveSupplier = (db: Db, staff: Staff, form: SupplierForm, version: number): Promise<AdminSupplier> =>
  inTransaction(db, async (tx) => {
    const before = await lock(tx);
    if (before.version !== version) throw new Problem('records.changed_meanwhile', 409);
    await save(tx, form, version + 1);
    await writeAudit(tx, staff, { action: 'supplier.update', ...ENTITY, before: before.details, after: form });
    return readAdminSupplier(tx);
  });

interface ReplaceLogoDeps {
  readonly db: Db;
  readonly storage: Storage;
}

/** Sets the logo; null restores the default one. Earlier logos stay stored, because sent mails show them. */
export async function replaceLogo(
  { db, storage }: ReplaceLogoDeps,
  staff: Staff,
  bytes: Buffer | null,
): Promise<AdminSupplier> {
  const logoKey = bytes && (await storeLogo(storage, bytes));
  return inTransaction(db, async (tx) => {
    const before = await lock(tx);
    await setLogo(tx, logoKey);
    const facts = { before: { logoKey: before.logoKey }, after: { logoKey } };
    await writeAudit(tx, staff, { action: 'supplier.set_logo', ...ENTITY, ...facts });
    return readAdminSupplier(tx);
  });
}
