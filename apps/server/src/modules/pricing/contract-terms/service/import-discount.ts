import type { Staff } from '../../../../kernel/actor.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import * as companies from '../store/companies.ts';
import * as store from '../store/discounts.ts';
import { audit } from './discounts.ts';

const BP = 100;
/** How the audit log names the whole assortment. */
const EVERYTHING = '*';

interface ImportedDiscount {
  readonly companyId: number;
  /** Off the whole assortment; 0 for none. */
  readonly percent: number;
}

/** Sets or removes the discount of a company on the whole assortment; its other discounts stay. */
export async function saveImportedDiscount(
  tx: Tx,
  staff: Pick<Staff, 'userId' | 'name'>,
  { companyId, percent }: ImportedDiscount,
): Promise<void> {
  await companies.lock(tx, companyId);
  const before = await store.generalDiscount(tx, companyId);
  const percentBp = Math.round(percent * BP);
  if (percentBp === (before?.percentBp ?? 0)) return;
  const facts = {
    ...(before && { before: { about: EVERYTHING, percent: before.percentBp / BP } }),
    ...(percentBp > 0 && { after: { about: EVERYTHING, percent } }),
  };
  if (!before) {
    await store.addDiscount(tx, companyId, { brandId: null, categoryId: null }, percentBp);
    return audit(tx, staff, { companyId, action: 'pricing.add_discount', ...facts });
  }
  if (percentBp === 0) {
    await store.removeDiscount(tx, before.id);
    return audit(tx, staff, { companyId, action: 'pricing.remove_discount', ...facts });
  }
  await store.setPercent(tx, before.id, percentBp);
  return audit(tx, staff, { companyId, action: 'pricing.change_discount', ...facts });
}
