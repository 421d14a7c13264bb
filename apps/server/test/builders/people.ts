import type { AccountRole, Capability } from '@sjaj/contract';
import type { Db } from '../../src/platform/database/db.ts';

let made = 0;
const next = (): number => (made += 1);
/** A number in letters: a search for a code with a digit must not find a person or a company by theirs. */
const inLetters = (number: number): string => [...String(number)].map((digit) => 'bcdfghjkmz'[Number(digit)]).join('');

interface NewCompany {
  readonly townId: number;
  readonly mayApproveOwnOrders?: boolean;
}

export async function aCompany(db: Db, { townId, mayApproveOwnOrders = false }: NewCompany): Promise<number> {
  const number = next();
  const { id } = await db
    .insertInto('company')
    .values({
      title: `Firma ${inLetters(number)} d.o.o.`,
      jib: String(4_200_000_000_000 + number),
      address: 'Ulica 1',
      town_id: townId,
      may_approve_own_orders: mayApproveOwnOrders,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface NewPerson {
  readonly role?: AccountRole;
  readonly companyId?: number | null;
  readonly canViewPrices?: boolean;
  readonly canOrder?: boolean;
  /** Feninga. */
  readonly orderLimit?: number;
  readonly monthLimit?: number;
  /** Of an `own_role`. */
  readonly staffRoleId?: number;
}

/** A person; a buyer where no role is named. */
export async function aPerson(db: Db, { role = 'buyer', companyId = null, ...more }: NewPerson): Promise<number> {
  const name = inLetters(next());
  const { id } = await db
    .insertInto('user_account')
    .values({
      username: `osoba-${name}`,
      email: `osoba-${name}@firma.test`,
      role,
      company_id: companyId,
      staff_role_id: more.staffRoleId ?? null,
      first_name: 'Ana',
      last_name: `Anić ${name}`,
      can_view_prices: more.canViewPrices ?? true,
      can_order: more.canOrder ?? true,
      order_limit: more.orderLimit ?? null,
      month_limit: more.monthLimit ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A role of staff with these capabilities. */
export async function aStaffRole(db: Db, capabilities: readonly Capability[]): Promise<number> {
  const { id } = await db
    .insertInto('staff_role')
    .values({ name: `Uloga ${next()}`, capabilities: [...capabilities] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Switches the second factor of a person on, without a method that could answer. */
export async function withSecondFactor(db: Db, userId: number): Promise<number> {
  await db.insertInto('second_factor').values({ user_id: userId, enabled_at: new Date() }).execute();
  return userId;
}

interface NewAddressOf {
  readonly companyId?: number;
  readonly userId?: number;
  readonly townId: number;
  readonly isDefault?: boolean;
}

export async function anAddress(
  db: Db,
  { companyId, userId, townId, isDefault = true }: NewAddressOf,
): Promise<number> {
  const { id } = await db
    .insertInto('address')
    .values({
      company_id: companyId ?? null,
      user_id: userId ?? null,
      title: 'Skladište',
      contact_person: 'Ivo Ivić',
      phone: '+387 36 123 456',
      street: 'Kralja Tomislava 5',
      town_id: townId,
      is_default: isDefault,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Lets a sales representative buy for a company. */
export async function bind(db: Db, userId: number, companyId: number): Promise<void> {
  await db.insertInto('company_representative').values({ user_id: userId, company_id: companyId }).execute();
}
