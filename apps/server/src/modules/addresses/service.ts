import type { Address, ChangedAddress, NewAddress, ShippingInfo } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Staff } from '../../kernel/actor.ts';
import { writeAudit } from '../../kernel/audit.ts';
import { requireInReach } from '../../kernel/company-scope.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import type { Idempotency } from '../../kernel/idempotency.ts';
import { localised } from '../../kernel/localised.ts';
import { inTransactionOnce } from '../../kernel/idempotency.ts';
import { Problem } from '../../platform/problem.ts';
import * as store from './store.ts';

const MOST_ADDRESSES = 50;

/** An address with town and country in a language. */
export const addressIn = (language: Language, { deliveryWeekdays: _, ...row }: store.AddressRow): Address => ({
  ...row,
  town: localised(row.town, language),
  country: localised(row.country, language),
});

/** The owner's delivery addresses: the one that the user has chosen, then the default one. */
export const addressRows = (db: Db | Tx, owner: store.Owner): Promise<readonly store.AddressRow[]> =>
  store.all(db, owner);

/** The same in a language. */
export const listAddresses = async (db: Db | Tx, owner: store.Owner, language: Language): Promise<Address[]> =>
  (await addressRows(db, owner)).map((row) => addressIn(language, row));

/** One address of the owner; undefined for an archived, unknown or foreign one. */
export async function addressIfAny(db: Db | Tx, owner: store.Owner, id: number): Promise<store.AddressRow | undefined> {
  const [row] = await store.all(db, owner, id);
  return row;
}

/** The address that checkout proposes to the owner. */
export const firstAddressIfAny = async (db: Db | Tx, owner: store.Owner): Promise<store.AddressRow | undefined> =>
  (await addressRows(db, owner))[0];

/** Requires an address that was looked up: 404 if there is none. */
export function addressFound(row: store.AddressRow | undefined): store.AddressRow {
  if (!row) throw new Problem('addresses.not_found', 404);
  return row;
}

/** One address of the owner; 404 for an archived, unknown or foreign one. */
export const findAddress = async (db: Db | Tx, owner: store.Owner, id: number): Promise<store.AddressRow> =>
  addressFound(await addressIfAny(db, owner, id));

interface NewAddressInput {
  readonly address: NewAddress;
  /** Whether checkout proposes it to the user from now on. */
  readonly isPreferred: boolean;
  readonly idempotency: Idempotency;
}

/** Adds an address. The first one is the default. */
export const createAddress = (db: Db, owner: store.Owner, input: NewAddressInput): Promise<number> =>
  inTransactionOnce(db, input.idempotency, async (tx) => {
    const { address } = input;
    if (await store.isLimitedToBranches(tx, owner)) throw new Problem('addresses.limited_to_branches', 403);
    const id = await insertAddress(tx, owner, address);
    if (input.isPreferred || address.isDefault) await store.prefer(tx, owner, id);
    return id;
  });

async function insertAddress(tx: Tx, owner: store.Owner, address: NewAddress): Promise<number> {
  await store.lockOwner(tx, owner);
  const existing = await store.all(tx, owner);
  if (existing.length >= MOST_ADDRESSES)
    throw new Problem('addresses.too_many', 409, { facts: { maximum: MOST_ADDRESSES } });
  await requireTown(tx, address.townId);
  if (address.isDefault) await store.clearDefault(tx, owner);
  return store.insert(tx, owner, { ...address, isDefault: address.isDefault || existing.length === 0 });
}

interface StaffAddressInput {
  readonly companyId: number;
  readonly address: NewAddress;
}

/** Staff add an address to a company. 404 for an unknown company. */
export const createCompanyAddress = (
  db: Db,
  staff: Staff,
  { companyId, address, idempotency }: StaffAddressInput & { readonly idempotency: Idempotency },
): Promise<number> =>
  inTransactionOnce(db, idempotency, async (tx) => {
    const id = await insertAddress(tx, await companyOwner(tx, staff, companyId), address);
    await auditAddress(tx, staff, { action: 'addresses.create', companyId, after: address });
    return id;
  });

/** Staff change an address of a company. 404 for one that the company has not, 409 where somebody else has changed it since. */
export const updateCompanyAddress = (
  db: Db,
  staff: Staff,
  { companyId, id, address }: ChangeInput & { readonly companyId: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const owner = await companyOwner(tx, staff, companyId);
    await store.lockOwner(tx, owner);
    const before = await findToChange(tx, owner, { id, address });
    if (address.isDefault) await store.clearDefault(tx, owner);
    await store.update(tx, id, { ...address, isDefault: address.isDefault || before.isDefault });
    await auditAddress(tx, staff, { action: 'addresses.update', companyId, before, after: address });
  });

interface ChangeInput {
  readonly id: number;
  readonly address: ChangedAddress;
}

/** The address that is changed, as it is. 404 if the owner has none, 409 where it is not the version that was read, 400 for its town. */
async function findToChange(tx: Tx, owner: store.Owner, { id, address }: ChangeInput): Promise<store.AddressRow> {
  const before = await findAddress(tx, owner, id);
  if (address.version !== undefined && before.version !== address.version)
    throw new Problem('records.changed_meanwhile', 409);
  await requireTown(tx, address.townId);
  return before;
}

/** Staff archive an address of a company. 404 for one that the company has not. */
export const removeCompanyAddress = (
  db: Db,
  staff: Staff,
  { companyId, id }: { readonly companyId: number; readonly id: number },
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const owner = await companyOwner(tx, staff, companyId);
    await store.lockOwner(tx, owner);
    const before = await findAddress(tx, owner, id);
    await store.archive(tx, owner, id);
    await auditAddress(tx, staff, { action: 'addresses.delete', companyId, before });
  });

/** A company as the owner of addresses, for staff. 404 for an unknown one. */
export async function companyOwner(db: Db | Tx, staff: Staff, companyId: number): Promise<store.Owner> {
  await requireInReach(db, staff, companyId);
  if (!(await store.hasCompany(db, companyId))) throw new Problem('companies.not_found', 404);
  return { userId: staff.userId, companyId };
}

interface AddressAudit {
  readonly action: string;
  readonly companyId: number;
  readonly before?: NewAddress | store.AddressRow;
  readonly after?: NewAddress;
}

const loggedFields = ({ title, street, contactPerson, phone, townId, isDefault }: NewAddress | store.AddressRow) => ({
  about: title,
  street,
  contactPerson,
  phone,
  townId,
  isDefault,
});

/** In the history of the company. */
const auditAddress = (tx: Tx, staff: Staff, { action, companyId, before, after }: AddressAudit): Promise<void> =>
  writeAudit(tx, staff, {
    action,
    entity: 'company',
    entityId: companyId,
    ...(before && { before: loggedFields(before) }),
    ...(after && { after: loggedFields(after) }),
  });

type FirstAddress = Omit<NewAddress, 'note' | 'isDefault'>;

/** Adds the address that a new customer begins with, as their default one. */
export async function addFirstAddress(tx: Tx, owner: store.Owner, address: FirstAddress): Promise<void> {
  await requireTown(tx, address.townId);
  await store.insert(tx, owner, { ...address, isDefault: true });
}

/** Deletes the address that a customer began with, as long as it is unchanged. */
export const removeFirstAddress = (tx: Tx, owner: store.Owner, address: FirstAddress): Promise<void> =>
  store.remove(tx, owner, address);

/** Chooses the address that checkout proposes to the user. */
export const preferAddress = (db: Db, owner: store.Owner, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await store.lockOwner(tx, owner);
    await findAddress(tx, owner, id);
    await store.prefer(tx, owner, id);
  });

/** The address that checkout proposes to the user; null without addresses. */
export async function shippingInfoOf(
  db: Db | Tx,
  owner: store.Owner,
  language: Language,
): Promise<ShippingInfo | null> {
  const [first] = await listAddresses(db, owner, language);
  return first ? shippingInfo(first) : null;
}

export const shippingInfo = ({ id, title, street, town }: Address): ShippingInfo => ({
  addressId: id,
  title,
  street,
  town,
});

/**
 * Changes an address. The default one stays the default until another becomes it; a user who makes an address the default uses it for
 * their own orders too. 409 where somebody else has changed it since.
 */
export const updateAddress = (db: Db, owner: store.Owner, { id, address }: ChangeInput): Promise<void> =>
  inTransaction(db, async (tx) => {
    await store.lockOwner(tx, owner);
    const current = await findToChange(tx, owner, { id, address });
    if (address.isDefault) {
      await store.clearDefault(tx, owner);
      if (!current.isDefault) await store.prefer(tx, owner, id);
    }
    await store.update(tx, id, { ...address, isDefault: address.isDefault || current.isDefault });
  });

/** Archives an address. Its row stays, because orders refer to it. */
export const removeAddress = (db: Db, owner: store.Owner, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await store.lockOwner(tx, owner);
    await findAddress(tx, owner, id);
    await store.archive(tx, owner, id);
  });

/** The town of this id; undefined for an unknown one. */
export const townIfAny = (db: Db | Tx, id: number): Promise<store.TownRow | undefined> => store.town(db, id);

/** Requires a town that was looked up: 400 if there is none or the shop does not offer its country. */
export function townInReach(town: store.TownRow | undefined, field = 'townId'): store.TownRow {
  if (town?.isOffered) return town;
  const code = town === undefined ? 'addresses.town_unknown' : 'addresses.country_not_served';
  throw new Problem(code, 400, { errors: [{ field, key: code }] });
}

async function requireTown(tx: Tx, townId: number): Promise<void> {
  townInReach(await store.town(tx, townId));
}
