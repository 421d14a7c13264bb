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

/** The discounts of a company, in the order in which they win. */
export async function listDiscounts(db: Db, companyId: number, language: Language): Promise<CompanyDiscount[]> {
  if (!(await companies.exists(db, companyId))) throw new Problem('companies.not_found', 404);
  return (await store.discounts(db, companyId)).map((row) => view(row, language));
}

/** Brands, and categories named with those above them. */
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

interface Place {
  readonly staff: Staff;
  readonly companyId: number;
  readonly language: Language;
}

/** What the audit log calls a discount. */
const aboutOf = ({ brand, category }: CompanyDiscount): string =>
  [category?.title, brand?.title].filter(Boolean).join(', ') || '*';

/** Adds a discount; whoever looks at prices gets it within a second. 409 where its scope has one. */
export const addDiscount = (
  db: Db,
  { staff, companyId, language }: Place,
  { percent, ...scope }: store.Scope & { readonly percent: number },
): Promise<CompanyDiscount> =>
  inTransaction(db, async (tx) => {
    if (!(await companies.lock(tx, companyId))) throw new Problem('companies.not_found', 404);
    const { isKnown, isTaken } = await store.scopeState(tx, companyId, scope);
    if (!isKnown) throw new Problem('pricing.scope_unknown', 400);
    if (isTaken) throw new Problem('pricing.discount_taken', 409);
    const id = await store.addDiscount(tx, companyId, scope, toBp(percent));
    const added = await find(tx, { companyId, language }, id);
    await audit(tx, staff, { companyId, action: 'pricing.add_discount', after: { about: aboutOf(added), percent } });
    return added;
  });

/** Changes the percentage of a discount. 409 where it is not what the caller has seen. */
export const changeDiscount = (
  db: Db,
  { staff, companyId, language }: Place,
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

/** Takes a discount away. */
export const removeDiscount = (db: Db, { staff, companyId, language }: Place, id: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await companies.lock(tx, companyId);
    const before = await find(tx, { companyId, language }, id);
    await store.removeDiscount(tx, id);
    const facts = { before: { about: aboutOf(before), percent: before.percent } };
    await audit(tx, staff, { companyId, action: 'pricing.remove_discount', ...facts });
  });

async function find(tx: Tx, { companyId, language }: Omit<Place, 'staff'>, id: number): Promise<CompanyDiscount> {
  const [row] = await store.discounts(tx, companyId, id);
  if (!row) throw new Problem('pricing.discount_not_found', 404);
  return view(row, language);
}

interface Done {
  readonly companyId: number;
  readonly action: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Agreements stand in the company's own history. */
export const audit = (tx: Tx, staff: Staff, { companyId, ...done }: Done): Promise<void> =>
  writeAudit(tx, staff, { entity: 'company', entityId: companyId, ...done });
