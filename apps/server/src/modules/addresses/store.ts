import type { NewAddress, CompanyAddress } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import { updateRow } from '../../platform/database/rows.ts';
import { allRows, execute, firstRow } from '../../platform/database/statements.ts';
import { prepared, type Value } from '../../platform/database/prepared.ts';
import type { PersonalData } from '../../kernel/personal-data.ts';

/** Whose addresses: a company's, or a private customer's own. */
export interface Owner {
  readonly userId: number;
  readonly companyId: number | null;
}

export interface AddressRow extends Omit<CompanyAddress, 'country' | 'town'> {
  readonly town: Content;
  /** On which the shop's own vans drive there; none where they take the usual week. */
  readonly deliveryWeekdays: readonly number[];
  readonly country: Content;
  /** Chosen by the user for their own orders. */
  readonly isPreferred: boolean;
}

const ownedBy = ({ userId, companyId }: Owner) =>
  companyId === null ? sql<boolean>`a.user_id = ${userId}` : sql<boolean>`a.company_id = ${companyId}`;

interface Values extends Owner {
  readonly id: number | null;
}

const listing = (isOwned: (value: Value<Values>) => RawBuilder<unknown>) =>
  prepared<Values, AddressRow>(
    (value) => sql`
      select a.id, a.version, a.title, a.contact_person as "contactPerson", a.phone, a.street, a.town_id as "townId",
        t.name as town, t.postal_code as "postalCode", t.delivery_weekdays as "deliveryWeekdays", c.id as "countryId", c.name as country, a.note,
        a.is_default as "isDefault", p.address_id is not null as "isPreferred"
      from address a join town t on t.id = a.town_id join country c on c.id = t.country_id
        left join preferred_address p on p.address_id = a.id and p.user_id = ${value('userId')}
          and p.company_id is not distinct from ${value('companyId')}::integer
      where ${isOwned(value)} and not a.is_archived
        and (${value('id')}::integer is null or a.id = ${value('id')}::integer)
      order by "isPreferred" desc, a.is_default desc, a.id`,
  );

const isLimited = (userId: unknown, companyId: unknown) => sql<boolean>`exists (
  select from limited_member m where m.user_id = ${userId} and m.company_id = ${companyId})`;

const LISTINGS = {
  // A person who is limited to branches has no other address of the company.
  company: listing(
    (value) => sql`a.company_id = ${value('companyId')}
      and (not ${isLimited(value('userId'), value('companyId'))}
        or exists (select from branch_assignment s where s.user_id = ${value('userId')} and s.address_id = a.id))`,
  ),
  user: listing((value) => sql`a.user_id = ${value('userId')}`),
};

/** Addresses that are not archived, the user's choice and the default one first; one of them where an id is given. */
export async function all(db: Db | Tx, owner: Owner, id: number | null = null): Promise<readonly AddressRow[]> {
  const { userId, companyId } = owner;
  const statement = LISTINGS[companyId === null ? 'user' : 'company'];
  return (await db.executeQuery(statement(db, { userId, companyId, id }))).rows;
}

/** Whether the person orders for some branches of the company only. */
export async function isLimitedToBranches(tx: Tx, { userId, companyId }: Owner): Promise<boolean> {
  if (companyId === null) return false;
  const row = await firstRow<{ limited: boolean }>(tx)`select ${isLimited(userId, companyId)} as limited`;
  return row?.limited ?? false;
}

/** Locks the owner against other changes of their addresses, so that the limit and the default hold. */
export async function lockOwner(tx: Tx, { userId, companyId }: Owner): Promise<void> {
  if (companyId === null) await execute(tx)`select id from user_account where id = ${userId} for no key update`;
  else await execute(tx)`select id from company where id = ${companyId} for no key update`;
}

/** Whether there is such a company. */
export async function hasCompany(db: Db | Tx, id: number): Promise<boolean> {
  return (await db.selectFrom('company').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The town of an address with its country. */
export interface TownRow {
  readonly town: Content;
  readonly postalCode: string;
  readonly country: Content;
  readonly deliveryWeekdays: readonly number[];
  /** Whether customers may choose the country. */
  readonly isOffered: boolean;
}

export const town = (db: Db | Tx, townId: number): Promise<TownRow | undefined> =>
  firstRow<TownRow>(db)`
    select t.name as town, t.postal_code as "postalCode", t.delivery_weekdays as "deliveryWeekdays", c.name as country, c.is_offered as "isOffered"
    from town t join country c on c.id = t.country_id where t.id = ${townId}
  `;

/** Leaves the owner without a default address. */
export const clearDefault = (tx: Tx, owner: Owner): Promise<void> =>
  execute(tx)`
    update address a set is_default = false, version = a.version + 1 where ${ownedBy(owner)} and a.is_default`;

const columnsOf = ({ title, street, phone, contactPerson, townId, note, isDefault }: NewAddress) => ({
  title,
  street,
  phone,
  contact_person: contactPerson,
  town_id: townId,
  note: note ?? null,
  is_default: isDefault,
});

export async function insert(tx: Tx, { userId, companyId }: Owner, address: NewAddress): Promise<number> {
  const owner = companyId === null ? { user_id: userId } : { company_id: companyId };
  const row = await tx
    .insertInto('address')
    .values({ ...columnsOf(address), ...owner })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function update(tx: Tx, id: number, address: NewAddress): Promise<void> {
  const columns = { ...columnsOf(address), version: sql<number>`version + 1` };
  await tx.updateTable('address').set(columns).where('id', '=', id).execute();
}

/** Deletes addresses that are as given and have no note. */
export const remove = (
  tx: Tx,
  owner: Owner,
  { title, contactPerson, phone, street, townId }: Omit<NewAddress, 'note' | 'isDefault'>,
): Promise<void> =>
  execute(tx)`
    delete from address a where ${ownedBy(owner)} and a.title = ${title} and a.contact_person = ${contactPerson}
      and a.phone = ${phone} and a.street = ${street} and a.town_id = ${townId} and a.note is null`;

/** Archives the address; the oldest of the others becomes the default where the default one went. */
export async function archive(tx: Tx, owner: Owner, id: number): Promise<void> {
  await updateRow(tx, 'address', id, { is_archived: true, is_default: false });
  await execute(tx)`
    update address set is_default = true, version = version + 1
    where id = (select min(a.id) from address a where ${ownedBy(owner)} and not a.is_archived)
      and not exists (select from address a where ${ownedBy(owner)} and a.is_default and not a.is_archived)
  `;
}

/** Makes an address the one that the user has chosen. */
export async function prefer(tx: Tx, { userId, companyId }: Owner, addressId: number): Promise<void> {
  await tx
    .insertInto('preferred_address')
    .values({ user_id: userId, company_id: companyId, address_id: addressId })
    .onConflict((row) => row.columns(['user_id', 'company_id']).doUpdateSet({ address_id: addressId }))
    .execute();
}

/** Addresses of the person, not those of the company: orders have copies. */
export const personalData: PersonalData = {
  section: 'addresses',
  async read(db, { userId }) {
    return allRows(db)`
      select title, street, contact_person, phone, note from address where user_id = ${userId} order by id`;
  },
  async erase(tx, { userId }) {
    await execute(tx)`delete from preferred_address where user_id = ${userId}`;
    await execute(tx)`delete from address where user_id = ${userId}`;
  },
};
