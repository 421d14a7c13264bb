import type { Tx } from '../../../platform/database/db.ts';
import { execute } from '../../../platform/database/statements.ts';

/** Makes these the areas that the company works in. */
export async function saveInterestAreas(tx: Tx, companyId: number, areaIds: readonly number[]): Promise<void> {
  await execute(tx)`
    delete from company_interest_area
    where company_id = ${companyId} and interest_area_id <> all(${areaIds}::integer[])`;
  await execute(tx)`
    insert into company_interest_area (company_id, interest_area_id)
    select ${companyId}, area_id from unnest(${areaIds}::integer[]) as chosen (area_id)
    on conflict do nothing`;
}
