import type { FinanceFilter } from '@sjaj/contract';
import { type Customer, isCustomer, seesPrices, type Staff } from '../../../kernel/actor.ts';
import { requireInReach } from '../../../kernel/company-scope.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type AccountCompany, company, companyOfErp } from '../store/account.ts';
import { type LedgerFilter, one, type RecordRow } from '../store/ledger.ts';

/** 403 for a user without the right to see prices. */
function checkSight(actor: Customer | Staff): void {
  if (!seesPrices(actor)) throw new Problem('finance.hidden', 403);
}

/**
 * The company whose account a call is about: the caller's own one, whatever the call names; for staff the one that it names.
 * 403 without the right to see prices, 400 for staff who name none, 404 for a company that the shop does not know.
 */
export async function accountOf(
  db: Db,
  actor: Customer | Staff,
  externalCompanyId: string | undefined,
): Promise<AccountCompany> {
  checkSight(actor);
  const id = isCustomer(actor) ? actor.companyId : await chosenCompany(db, externalCompanyId);
  const found = id === null ? undefined : await company(db, id);
  if (!found) throw new Problem('finance.company_unknown', 404);
  return found;
}

async function chosenCompany(db: Db, externalCompanyId: string | undefined): Promise<number | null> {
  if (externalCompanyId === undefined) throw new Problem('finance.choose_company', 400);
  return (await companyOfErp(db, externalCompanyId)) ?? null;
}

/** The account of a company that the member of staff reaches. 404 for any other. */
export async function accountForStaff(db: Db, staff: Staff, id: number): Promise<AccountCompany> {
  await requireInReach(db, staff, id, 'records.not_found');
  return accountById(db, id);
}

/** The account of a company. 404 for an unknown one. */
export async function accountById(db: Db, id: number): Promise<AccountCompany> {
  const found = await company(db, id);
  if (!found) throw new Problem('records.not_found', 404);
  return found;
}

/** A record of the caller's company; any for staff. 404 for one of another company. */
export async function recordFor(db: Db, actor: Customer | Staff, id: number): Promise<RecordRow> {
  checkSight(actor);
  const found = isCustomer(actor) && actor.companyId === null ? undefined : await one(db, id, companyIdOf(actor));
  if (!found) throw new Problem('finance.record_unknown', 404);
  return found;
}

const companyIdOf = (actor: Customer | Staff): number | null => (isCustomer(actor) ? actor.companyId : null);

/** The filter of a call as the store takes it. */
export const ledgerFilter = ({ from, to, kind, isOpen, quickSearch }: FinanceFilter): LedgerFilter => ({
  from: from ?? null,
  to: to ?? null,
  kind: kind ?? null,
  isOpen: isOpen === 'true',
  text: quickSearch ?? '',
});
