import type { BusinessDate } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import { type Customer, isCustomer, type Staff } from '../../../kernel/actor.ts';
import type { PersonalData } from '../../../kernel/personal-data.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow, updateRow } from '../../../platform/database/rows.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import type { Period } from './rules.ts';

export interface DeputyRow extends Period {
  readonly id: number;
  readonly principal: { readonly id: number; readonly name: string };
  readonly deputy: { readonly id: number; readonly name: string };
  readonly isEnded: boolean;
}

const DEPUTY = sql`
  select d.id, json_build_object('id', p.id, 'name', p.first_name || ' ' || p.last_name) as principal,
    json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) as deputy,
    d.first_day::text as "firstDay", d.last_day::text as "lastDay", d.ended_at is not null as "isEnded"
  from approval_deputy d join user_account p on p.id = d.principal_id join user_account u on u.id = d.deputy_id`;

type Scope = RawBuilder<boolean>;

export const ofCompany = (companyId: number): Scope => sql<boolean>`d.company_id = ${companyId}`;
export const ofDeputy = (companyId: number, userId: number): Scope =>
  sql<boolean>`(d.company_id = ${companyId} and d.deputy_id = ${userId})`;
/** Those of a company that act or are to come. */
export const liveOfCompany = (companyId: number, today: BusinessDate): Scope =>
  sql<boolean>`(d.company_id = ${companyId} and d.ended_at is null and d.last_day >= ${today})`;

const MOST = 50;

/** The newest deputies of a scope. */
export const list = (db: Db | Tx, scope: Scope): Promise<readonly DeputyRow[]> =>
  allRows<DeputyRow>(db)`
    ${DEPUTY} where ${scope} order by d.first_day desc, d.id desc limit ${MOST}`;

export const one = (db: Db | Tx, companyId: number, id: number): Promise<DeputyRow | undefined> =>
  firstRow<DeputyRow>(db)`${DEPUTY} where d.company_id = ${companyId} and d.id = ${id}`;

/** The same, locked until the transaction ends. */
export const lock = (tx: Tx, companyId: number, id: number): Promise<DeputyRow | undefined> =>
  firstRow<DeputyRow>(tx)`
    ${DEPUTY} where d.company_id = ${companyId} and d.id = ${id} for update of d`;

/** The periods of an admin's deputies that were not ended early. */
export const periodsOf = (tx: Tx, principalId: number): Promise<readonly Period[]> =>
  allRows<Period>(tx)`
    select first_day::text as "firstDay", last_day::text as "lastDay" from approval_deputy
    where principal_id = ${principalId} and ended_at is null`;

interface NewDeputy extends Period {
  readonly companyId: number;
  readonly principalId: number;
  readonly deputyId: number;
}

export const insert = (tx: Tx, { companyId, principalId, deputyId, firstDay, lastDay }: NewDeputy): Promise<number> =>
  insertRow(tx, 'approval_deputy', {
    company_id: companyId,
    principal_id: principalId,
    deputy_id: deputyId,
    first_day: firstDay,
    last_day: lastDay,
  });

export const end = (tx: Tx, id: number, now: Date): Promise<void> =>
  updateRow(tx, 'approval_deputy', id, { ended_at: now });

interface Principal {
  readonly id: number;
  readonly name: string;
}

/** The company admins for whom somebody approves orders at this moment, by the clock of the database. */
export async function principalsOf(db: Db | Tx, actor: Customer | Staff): Promise<readonly Principal[]> {
  if (!isCustomer(actor) || actor.role !== 'buyer' || actor.companyId === null) return [];
  return db
    .selectFrom('acting_deputy')
    .select(['principal_id as id', 'principal_name as name'])
    .where('deputy_id', '=', actor.userId)
    .where('company_id', '=', actor.companyId)
    .orderBy('principal_id')
    .$narrowType<Principal>()
    .execute();
}

/** For whom a person approved and who approved for them. It ends with the account. */
export const personalData: PersonalData = {
  section: 'deputies',
  async read(db, { userId }) {
    return allRows(db)`
      select case when principal_id = ${userId} then 'principal' else 'deputy' end as role, first_day, last_day, ended_at
      from approval_deputy where ${userId} in (principal_id, deputy_id) order by id`;
  },
  async erase(tx, { userId }) {
    await tx
      .deleteFrom('approval_deputy')
      .where((eb) => eb.or([eb('principal_id', '=', userId), eb('deputy_id', '=', userId)]))
      .execute();
  },
};
