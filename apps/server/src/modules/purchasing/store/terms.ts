import type { PurchaseTerms } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, execute, firstRow } from '../../../platform/database/statements.ts';

const NONE: PurchaseTerms = { vendorId: null, partNumber: '', packSize: 1, targetLevel: null, version: 0 };

/** How an article is bought; undefined where there is no such article. */
export async function terms(db: Db | Tx, articleId: number): Promise<PurchaseTerms | undefined> {
  const row = await firstRow<Partial<PurchaseTerms>>(db)`
    select v.vendor_id as "vendorId", v.part_number as "partNumber", v.pack_size as "packSize",
      v.target_level as "targetLevel", v.version
    from article a left join article_vendor v on v.article_id = a.id where a.id = ${articleId}`;
  if (!row) return undefined;
  return row.version === null ? NONE : { ...NONE, ...row };
}

/** The same, locked until the transaction ends. */
export async function lockTerms(tx: Tx, articleId: number): Promise<PurchaseTerms | undefined> {
  await execute(tx)`select from article where id = ${articleId} for no key update`;
  return terms(tx, articleId);
}

export async function saveTerms(tx: Tx, articleId: number, { vendorId, ...form }: PurchaseTerms): Promise<void> {
  if (vendorId === null) {
    await tx.deleteFrom('article_vendor').where('article_id', '=', articleId).execute();
    return;
  }
  const columns = {
    vendor_id: vendorId,
    part_number: form.partNumber,
    pack_size: form.packSize,
    target_level: form.targetLevel,
    version: form.version + 1,
  };
  await tx
    .insertInto('article_vendor')
    .values({ article_id: articleId, ...columns })
    .onConflict((conflict) => conflict.column('article_id').doUpdateSet(columns))
    .execute();
}

export interface VendorRow {
  readonly id: number;
  readonly title: string;
  readonly deliveryDays: number;
  /** Feninga. */
  readonly minimumWorth: number;
}

/** The vendor with this id; it cannot be deleted until the transaction ends. */
export async function lockVendor(tx: Tx, id: number): Promise<string | undefined> {
  const row = await firstRow<{ title: string }>(tx)`select title from vendor where id = ${id} for key share`;
  return row?.title;
}

/** All vendors by title. */
export const vendors = (db: Db): Promise<readonly VendorRow[]> =>
  allRows<VendorRow>(db)`
    select id, title, delivery_days as "deliveryDays", minimum_worth as "minimumWorth"
    from vendor order by title collate "bs-x-icu", id`;

/** Contact, phone and e-mail of a vendor, as far as they are known. */
export async function contactOf(db: Db, id: number): Promise<readonly string[]> {
  const rows = await allRows<{ line: string }>(db)`
    select unnest(array[contact, phone, email]) as line from vendor where id = ${id}`;
  return rows.flatMap(({ line }) => line || []);
}
