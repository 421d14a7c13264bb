import type { CompanyDiscount } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import type { Staff } from '../../../../kernel/actor.ts';
import { writeAudit } from '../../../../kernel/audit.ts';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { localised } from '../../../../kernel/localised.ts';
import { Problem } from '../../../../platform/problem.ts';
import * as companies from '../store/companies.ts';
import * as store from '../store/discounts.ts';

const BP = 100;
const toBp = (percent: number): number => Math.round(percent * BP);

const view = ({ percentBp, category, ...row }: store.StoredDiscount, language: Language): CompanyDiscount => ({
  ...row,
  category: category && { ...category, title: localised(category.title, language) },
  percent: percentBp / BP,
});

/** The discounts of a company, the one with the highest precedence first. */
export async function listDiscounts(
  db: Db,
  { staff, companyId, language }: CompanyContext,
): Promise<CompanyDiscount[]> {
  if (!(await companies.exists(db, staff, companyId))) throw new Problem('companies.not_found', 404);
  return (await store.discounts(db, companyId)).map((row) => view(row, language));
}

/** All brands, and all categories with the titles of those above them. */
export async function discountOptions(db: Db, language: Language) {
  const { brands, categories } = await store.options(db);
  return {
    brands: [...brands],
    categories: categories.map(({ id, titles }) => ({
      id,
      title: titles.map((title) => localised(title, language)).join(' › '),
    })),
  };
}

interface CompanyContext {
  readonly staff: Staff;
  readonly companyId: number;
  readonly language: Language;
}

type NewDiscount = store.Scope & { readonly percent: number };

/** A discount in the audit log. */
const aboutOf = ({ brand, category }: CompanyDiscount): string =>
  [category?.title, brand?.title].filter(Boolean).join(', ') || '*';

/** Adds a discount; prices follow within a second. 409 if there is one of the same scope. */
export const addDiscount = (db: Db, context: CompanyContext, discount: NewDiscount): Promise<CompanyDiscount> =>
  inTransaction(db, async (tx) => {
    if (!(await companies.lock(tx, context.companyId))) throw new Problem('companies.not_found', 404);
    const { isKnown, isTaken } = await store.scopeState(tx, context.companyId, discount);
    if (!isKnown) throw new Problem('pricing.scope_unknown', 400);
    if (isTaken) throw new Problem('pricing.discount_taken', 409);
    return insertDiscount(tx, context, discount);
  });

/** Grants a new company, which has no discount yet, one on the whole assortment. */
export async function grantDiscount(
  tx: Tx,
  { percent, ...context }: CompanyContext & { readonly percent: number },
): Promise<void> {
  await insertDiscount(tx, context, { brandId: null, categoryId: null, percent });
}

async function insertDiscount(
  tx: Tx,
  { staff, companyId, language }: CompanyContext,
  { percent, ...scope }: NewDiscount,
): Promise<CompanyDiscount> {
  const id = await store.addDiscount(tx, companyId, scope, toBp(percent));
  const added = await find(tx, { companyId, language }, id);
  await audit(tx, staff, { companyId, action: 'pricing.add_discount', after: { about: aboutOf(added), percent } });
  return added;
}

/** Changes the percentage of a discount. 409 if it has changed since. */
export const changeDiscount = (
  db: Db,
  { staff, companyId, language }: CompanyContext,
  { id, percent, seen }: { readonly id: number; readonly percent: number; readonly seen: number },
): Promise<CompanyDiscount> =>
  inTransaction(db, async (tx) => {
    await companies.lock(tx, companyId);
    const before = await find(tx, { companyId, language }, id);
    if (before.percent !== seen) throw new Problem('records.changed_meanwhile', 409);
    await store.setPercent(tx, id, toBp(percent));
    const about = aboutOf(before);
    const facts = { before: { percent: before.percent }, after: { about, percent } };
    await audit(tx, staff, { companyId, action: 'pricing.change_discount', ...facts });
    return { ...before, percent };
  });

/** Removes a discount. */
export const removeDiscount = (db: Db, { staff, companyId, language }: CompanyContext, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await companies.lock(tx, companyId);
    const before = await find(tx, { companyId, language }, id);
    await store.removeDiscount(tx, id);
    const facts = { before: { about: aboutOf(before), percent: before.percent } };
    await audit(tx, staff, { companyId, action: 'pricing.remove_discount', ...facts });
  });

async function find(
  tx: Tx,
  { companyId, language }: Omit<CompanyContext, 'staff'>,
  id: number,
): Promise<CompanyDiscount> {
  const [row] = await store.discounts(tx, companyId, id);
  if (!row) throw new Problem('pricing.discount_not_found', 404);
  return view(row, language);
}

interface AuditFacts {
  readonly companyId: number;
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Changes of contract terms are part of the audit history of the company. */
export const audit = (
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  { companyId, ...facts }: AuditFacts,
): Promise<void> => writeAudit(tx, staff, { entity: 'company', entityId: companyId, ...facts });
