import type { MachineForm } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import type { Tx } from '../../../platform/database/db.ts';
import { deleteRow, updateVersion } from '../../../platform/database/rows.ts';
import { execute, oneColumn } from '../../../platform/database/statements.ts';

interface NamedArticle {
  readonly id: number;
  readonly warrantyMonths: number | null;
}

/** The article with this code, also one that the shop no longer shows. */
export const articleByCode = (tx: Tx, code: string): Promise<NamedArticle | undefined> =>
  tx
    .selectFrom('article')
    .select(['id', 'warranty_months as warrantyMonths'])
    .where('code', '=', code)
    .executeTakeFirst();

export const hasCompany = async (tx: Tx, companyId: number): Promise<boolean> =>
  (await tx.selectFrom('company').select('id').where('id', '=', companyId).executeTakeFirst()) !== undefined;

/** Locks a machine against other editors until the transaction ends. */
export async function lock(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('machine').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

type Values = Omit<MachineForm, 'articleCode'> & { readonly articleId: number };

const columnsOf = (values: Values) => ({
  company_id: values.companyId,
  article_id: values.articleId,
  serial_number: values.serialNumber,
  state: values.state,
  bought_on: values.boughtOn,
  delivered_on: values.deliveredOn,
  warranty_until: values.warrantyUntil,
  last_service_on: values.lastServiceOn,
  next_service_on: values.nextServiceOn,
  place: values.place,
  note: values.note,
});

export async function insert(tx: Tx, values: Values): Promise<number> {
  const inserting = tx.insertInto('machine').values(columnsOf(values)).returning('id');
  return (await inserting.executeTakeFirstOrThrow()).id;
}

export const update = (tx: Tx, id: number, values: Values): Promise<void> =>
  updateVersion(tx, 'machine', id, columnsOf(values));

export const updateNotes = (tx: Tx, id: number, notes: Pick<MachineForm, 'place' | 'note'>): Promise<void> =>
  updateVersion(tx, 'machine', id, notes);

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'machine', id);

/** More pieces of one line are stock of a reseller, not machines that somebody looks after. */
const MOST_OF_A_LINE = 100;

/** Adds a machine for each piece of the machines that an order of a company delivers, unless they are there already. */
export const addDelivered = (tx: Tx, orderId: number, deliveredOn: BusinessDate): Promise<void> =>
  execute(tx)`
    insert into machine (company_id, article_id, order_line_id, piece_number, bought_on, delivered_on, warranty_until)
    select o.company_id, a.id, l.id, piece, (o.placed_at at time zone 'Europe/Sarajevo')::date, ${deliveredOn}::date,
      (${deliveredOn}::date + make_interval(months => nullif(a.warranty_months, 0)))::date
    from sales_order o join sales_order_line l on l.order_id = o.id
      join article a on a.id = l.article_id and a.article_type = 'machine'
      cross join generate_series(1, least(l.quantity, ${MOST_OF_A_LINE})) piece
    where o.id = ${orderId} and o.company_id is not null
    on conflict (order_line_id, piece_number) do nothing`;

/** The machines whose warranty ends between two days and whose owner has not been reminded of that day; marks them as reminded. */
export const takeEndingWarranties = (tx: Tx, from: BusinessDate, to: BusinessDate): Promise<number[]> =>
  oneColumn<number>(tx)`
    update machine set reminded_of_warranty = warranty_until
    where state <> 'retired' and warranty_until between ${from}::date and ${to}::date
      and reminded_of_warranty is distinct from warranty_until
    returning id`;

/** The same for the next service. */
export const takeDueServices = (tx: Tx, from: BusinessDate, to: BusinessDate): Promise<number[]> =>
  oneColumn<number>(tx)`
    update machine set reminded_of_service = next_service_on
    where state <> 'retired' and next_service_on between ${from}::date and ${to}::date
      and reminded_of_service is distinct from next_service_on
    returning id`;
