import type { AdminPriceList, PriceListOfCompany } from '@sjaj/contract';
import { type BusinessDate, businessDate } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { type Idempotency } from '../../../../kernel/idempotency.ts';
import { createRecord } from '../../../../kernel/records.ts';
import type { Db } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import * as companies from '../../contract-terms/store/companies.ts';
import { copyItems, priceListRecords, priceListRows, type StoredPriceList } from '../store/lists.ts';
import { priceListView } from '../views.ts';

/** The list with this id. 404 if it does not exist. */
export async function listOf(db: Db, id: number): Promise<StoredPriceList> {
  const [list] = await priceListRows(db, { id });
  if (!list) throw new Problem('records.not_found', 404);
  return list;
}

interface DuplicateInput {
  readonly id: number;
  readonly title: string;
}

/** Adds a list with the days and prices of another one; its id. 404 if that does not exist, 409 where there is one of that title. */
export async function duplicateList(
  db: Db,
  staff: Staff,
  { id, title }: DuplicateInput,
  once: Idempotency,
): Promise<number> {
  const { form } = await listOf(db, id);
  const insert: typeof priceListRecords.insert = async (tx, copy) => {
    const copyId = await priceListRecords.insert(tx, copy);
    await copyItems(tx, id, copyId);
    return copyId;
  };
  const definition = { ...priceListRecords, insert };
  return createRecord({ db, staff, definition }, { ...form, title }, once);
}

const ORDER: readonly AdminPriceList['state'][] = ['in_force', 'planned', 'ended', 'inactive'];

interface OfCompanyContext {
  readonly staff: Staff;
  readonly companyId: number;
  readonly now: Date;
}

/** The price lists of a company, those in force first. */
export async function listsOfCompany(
  db: Db,
  { staff, companyId, now }: OfCompanyContext,
): Promise<PriceListOfCompany[]> {
  if (!(await companies.exists(db, staff, companyId))) throw new Problem('companies.not_found', 404);
  const today: BusinessDate = businessDate(now);
  return (await priceListRows(db, { companyIds: [companyId] }))
    .map((row) => priceListView(row, today))
    .map(({ id, title, validFrom, validTo, state, articles }) => ({ id, title, validFrom, validTo, state, articles }))
    .toSorted((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state));
}
