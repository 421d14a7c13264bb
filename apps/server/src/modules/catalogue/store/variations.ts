import type { Db } from '../../../platform/database/db.ts';

/** The visible articles of a variation. */
export async function membersOf(db: Db, variationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('article')
    .select('id')
    .where('variation_id', '=', variationId)
    .where('is_visible_on_web', '=', true)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
