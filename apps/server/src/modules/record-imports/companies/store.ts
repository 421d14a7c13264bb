import type { CompanyFileForm } from '@sjaj/contract';
import { type Content, feninga, toKm } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import type { StoredForm } from '../rules/records.ts';

interface Town {
  readonly id: number;
  readonly name: Content;
  readonly postalCode: string;
}

export const towns = (tx: Tx): Promise<readonly Town[]> =>
  allRows<Town>(tx)`select id, name, postal_code as "postalCode" from town order by id`;

interface Area {
  readonly id: number;
  readonly name: Content;
}

export const interestAreas = (tx: Tx): Promise<readonly Area[]> =>
  allRows<Area>(tx)`select id, name from interest_area order by id`;

interface Representative {
  readonly id: number;
  readonly email: string;
  readonly name: string;
}

/** Sales representatives, also those who have left: companies may still be theirs. */
export const representatives = (tx: Tx): Promise<readonly Representative[]> =>
  allRows<Representative>(tx)`select id, email, first_name || ' ' || last_name as name from user_account
    where role = 'sales_representative' or id in (select user_id from company_representative) order by id`;

/** `creditLimit` in feninga. */
type Row = Omit<CompanyFileForm, 'discount'> & { readonly id: number; readonly discountBp: number };

const COLUMNS = sql`c.id, c.title, c.jib, c.vat_number as "pdvNumber", c.address, c.town_id as "townId",
  coalesce(c.phone, '') as phone, coalesce(c.email, '') as email, c.credit_limit as "creditLimit",
  c.payment_term_days as "paymentTermDays", c.may_approve_own_orders as "mayApproveOwnOrders", c.is_active as "isActive",
  coalesce((select max(d.percent_bp) from company_discount d
    where d.company_id = c.id and d.brand_id is null and d.category_id is null), 0) as "discountBp",
  coalesce(c.note, '') as note, coalesce(c.external_company_id, '') as code,
  array(select r.user_id from company_representative r where r.company_id = c.id order by 1) as "representativeIds",
  array(select i.interest_area_id from company_interest_area i where i.company_id = c.id order by 1) as "interestAreaIds"`;

const stored = ({ id, creditLimit, discountBp, ...form }: Row): StoredForm<CompanyFileForm> => ({
  id,
  form: { ...form, creditLimit: toKm(feninga(creditLimit)), discount: discountBp / 100 },
});

/** Companies with these JIBs; `locks` them until the transaction ends. */
export async function companiesByJib(
  tx: Tx,
  jibs: readonly string[],
  locks: boolean,
): Promise<readonly StoredForm<CompanyFileForm>[]> {
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from company c where c.jib = any(${jibs}::text[]) order by c.id
    ${locks ? sql`for no key update` : sql``}`;
  return rows.map(stored);
}

export async function companiesAfter(
  tx: Tx,
  afterId: number,
  size: number,
): Promise<readonly StoredForm<CompanyFileForm>[]> {
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from company c where c.id > ${afterId} order by c.id limit ${size}`;
  return rows.map(stored);
}
