import { aPerson } from './people.ts';
import { aCompanyWithAddress, anOrder, type SeededShop, someArticle } from './seeded-shop.ts';

export const DAY_MS = 86_400_000;

/** A seeded with revenue of two companies, of which one has a representative. */
export interface SeededRevenue extends SeededShop {
  readonly otherCompanyId: number;
  readonly otherBuyer: string;
  /** Reaches the other company only. */
  readonly representative: string;
  readonly representativeId: number;
  /** 10 KM, at a cost of half of it. */
  readonly soap: number;
  /** 40 KM, the same. */
  readonly mop: number;
}

/** Yesterday the first company ordered for 20 KM and the other for 40 KM, today the first one for 30 KM. */
export async function withRevenue(seeded: SeededShop): Promise<SeededRevenue> {
  const { shop } = seeded;
  const soap = await someArticle(seeded, 'SAPUN-1', { vpc: 10_00, stock: 1000 });
  const mop = await someArticle(seeded, 'METLA-1', { vpc: 40_00, stock: 1000 });
  const otherCompanyId = await aCompanyWithAddress(seeded);
  const otherBuyer = await shop.loginAs(await aPerson(shop.db, { companyId: otherCompanyId }));
  const representativeId = await aPerson(shop.db, { role: 'sales_representative' });
  await shop.db
    .insertInto('company_representative')
    .values({ company_id: otherCompanyId, user_id: representativeId })
    .execute();
  await anOrder(seeded, soap, 2);
  await anOrder(seeded, mop, 1, otherBuyer);
  const yesterday = new Date(shop.now().getTime() - DAY_MS);
  await shop.db.updateTable('sales_order').set({ placed_at: yesterday }).execute();
  await anOrder(seeded, soap, 3);
  const representative = await shop.loginAs(representativeId);
  return { ...seeded, otherCompanyId, otherBuyer, representative, representativeId, soap, mop };
}
