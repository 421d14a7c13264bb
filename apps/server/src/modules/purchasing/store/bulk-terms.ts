import type { Tx } from '../../../platform/database/db.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';
import type { BulkTerms } from '../rules/vendor-choice.ts';

interface TermsOf {
  readonly id: number;
  readonly value: BulkTerms | null;
}

/** How articles are bought, locked until the transaction ends, in the order of their ids. Archived ones are left out. */
export const lockTermsOfMany = (tx: Tx, ids: readonly number[]): Promise<readonly TermsOf[]> =>
  allRows<TermsOf>(tx)`
    with locked as materialized (select id from article
      where id = any(${ids}::integer[]) and archived_at is null order by id for no key update)
    select l.id, case when v.article_id is not null then jsonb_build_object('vendorId', v.vendor_id,
      'partNumber', v.part_number, 'packSize', v.pack_size, 'targetLevel', v.target_level) end as value
    from locked l left join article_vendor v on v.article_id = l.id order by l.id`;

/** Sets how articles are bought; null removes it. The vendors exist and are locked. */
export async function saveTermsOfMany(tx: Tx, values: readonly TermsOf[]): Promise<void> {
  const none = values.flatMap(({ id, value }) => (value === null ? id : []));
  if (none.length > 0) await tx.deleteFrom('article_vendor').where('article_id', 'in', none).execute();
  const rows = values.flatMap(({ id, value }) => (value === null ? [] : { id, ...value }));
  if (rows.length === 0) return;
  await execute(tx)`
    insert into article_vendor (article_id, vendor_id, part_number, pack_size, target_level, version)
    select id, "vendorId", "partNumber", "packSize", "targetLevel", 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v (id integer, "vendorId" integer, "partNumber" text, "packSize" integer, "targetLevel" integer)
    on conflict (article_id) do update set vendor_id = excluded.vendor_id, part_number = excluded.part_number,
      pack_size = excluded.pack_size, target_level = excluded.target_level, version = article_vendor.version + 1
  `;
}

/** Which of the vendors there are; these cannot be deleted until the transaction ends. */
export async function lockVendors(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await allRows<{ id: number }>(tx)`
    select id from vendor where id = any(${ids}::integer[]) order by id for key share`;
  return new Set(rows.map(({ id }) => id));
}
