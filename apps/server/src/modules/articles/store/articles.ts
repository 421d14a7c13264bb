import type { ArticleForm } from '@sjaj/contract';
import { type Content, type Feninga, feninga, fromKm, toKm } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { deleteRow, updateVersion } from '../../../platform/database/rows.ts';
import { allRows, oneColumn } from '../../../platform/database/statements.ts';
import { details, insertDetails, writeDetails } from './details.ts';

/** An article with everything that staff may change. */
export interface StoredArticle {
  readonly id: number;
  readonly version: number;
  readonly form: ArticleForm;
  readonly onHand: number;
  readonly reserved: number;
  readonly lowLevel: number;
  readonly pictures: readonly StoredArticlePicture[];
  readonly linkTitles: readonly { readonly code: string; readonly title: Content }[];
  readonly createdAt: Date;
  /** When it was archived; null for one that is not. */
  readonly archivedAt: Date | null;
}

interface StoredArticlePicture {
  readonly id: number;
  readonly key: string;
  /** In the library. */
  readonly pictureId: number;
  readonly alt: Content;
}

type Row = Omit<ArticleForm, 'vpc' | 'mpc' | 'nc' | 'breaks'> &
  Omit<StoredArticle, 'form'> & {
    readonly vpc: number;
    readonly mpc: number;
    readonly nc: number;
    readonly breaks: readonly { readonly fromQuantity: number; readonly price: number }[];
  };

/** The article; undefined if it does not exist. */
export async function one(db: Db | Tx, id: number): Promise<StoredArticle | undefined> {
  return (await articlesBy(db, [id]))[0];
}

/** The articles with these ids, by id. */
export async function articlesBy(db: Db | Tx, ids: readonly number[]): Promise<StoredArticle[]> {
  const rows = await allRows<Row>(db)`
    select a.id, a.version, a.code, a.catalog_number as "catalogNumber", a.ean, a.article_type as "articleType",
      a.brand_id as "brandId", a.unit_id as "unitId", a.tax_group_id as "taxGroupId", a.title,
      a.short_description as "shortDescription", a.description, a.vpc, a.mpc, a.nc,
      a.minimum_quantity as "minimumQuantity", a.pack_size as "packSize", a.net_weight_g as "netWeightG",
      a.video_url as "videoUrl", a.is_visible_on_web as "isVisibleOnWeb", a.disable_selling as "disableSelling",
      a.is_discontinued as "isDiscontinued", a.warranty_months as "warrantyMonths",
      a.created_at as "createdAt", a.archived_at as "archivedAt", coalesce(s.on_hand, 0) as "onHand", coalesce(s.reserved, 0) as reserved,
      coalesce(s.low_level, 0) as "lowLevel",
      coalesce((select json_agg(category_id order by position, category_id)
        from article_category where article_id = a.id), '[]') as "categoryIds",
      coalesce((select json_agg(json_build_object('fromQuantity', from_quantity, 'price', price) order by from_quantity)
        from quantity_break where article_id = a.id), '[]') as breaks,
      coalesce((select json_agg(json_build_object('id', ap.id, 'key', ap.picture_key, 'pictureId', p.id, 'alt', p.alt)
          order by ap.position, ap.id)
        from article_picture ap join picture p on p.key = ap.picture_key where ap.article_id = a.id), '[]') as pictures,
      ${details}
    from article a left join stock_level s on s.article_id = a.id
    where a.id = any(${ids}::integer[]) order by a.id`;
  return rows.map(storedFrom);
}

function storedFrom(stored: Row): StoredArticle {
  const { id, version, onHand, reserved, lowLevel, pictures, linkTitles, createdAt, archivedAt, ...row } = stored;
  const form = {
    ...row,
    vpc: toKm(feninga(row.vpc)),
    mpc: toKm(feninga(row.mpc)),
    nc: toKm(feninga(row.nc)),
    breaks: row.breaks.map(({ fromQuantity, price }) => ({ fromQuantity, price: toKm(feninga(price)) })),
  };
  return { id, version, onHand, reserved, lowLevel, pictures, linkTitles, createdAt, archivedAt, form };
}

/** The ids of the articles with these codes, where wanted locked until the transaction ends; case is ignored. */
export const idsByCode = (tx: Tx, codes: readonly string[], locks: boolean): Promise<number[]> =>
  oneColumn<number>(tx)`
    select id from article where upper(code) = any(select upper(c) from unnest(${codes}::text[]) as c) order by id
    ${locks ? sql`for no key update` : sql``}
  `;

/** The next articles after this id, but for archived ones. */
export async function idsAfter(tx: Tx, id: number, size: number): Promise<number[]> {
  const kept = tx.selectFrom('article').select('id').where('archived_at', 'is', null);
  const rows = await kept.where('id', '>', id).orderBy('id').limit(size).execute();
  return rows.map((row) => row.id);
}

export const remove = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'article', id);

/**
 * Locks the article until the transaction ends and returns its version; undefined if it does not exist. Its key is not locked: orders and carts
 * refer to it meanwhile.
 */
export async function lock(tx: Tx, id: number): Promise<number | undefined> {
  const row = await tx.selectFrom('article').select('version').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row?.version;
}

/** The rate of a tax group in basis points; 0 if it does not exist. */
export async function taxRateBp(tx: Tx, taxGroupId: number): Promise<number> {
  const row = await tx.selectFrom('tax_group').select('rate_bp').where('id', '=', taxGroupId).executeTakeFirst();
  return row?.rate_bp ?? 0;
}

const columnsOf = (form: ArticleForm) => ({
  code: form.code,
  catalog_number: form.catalogNumber,
  ean: form.ean,
  article_type: form.articleType,
  brand_id: form.brandId,
  unit_id: form.unitId,
  tax_group_id: form.taxGroupId,
  title: JSON.stringify(form.title),
  short_description: JSON.stringify(form.shortDescription),
  description: JSON.stringify(form.description),
  vpc: fromKm(form.vpc),
  mpc: fromKm(form.mpc),
  nc: fromKm(form.nc),
  minimum_quantity: form.minimumQuantity,
  pack_size: form.packSize,
  net_weight_g: form.netWeightG,
  video_url: form.videoUrl,
  is_visible_on_web: form.isVisibleOnWeb,
  disable_selling: form.disableSelling,
  is_discontinued: form.isDiscontinued,
  warranty_months: form.warrantyMonths,
});

/** An article with the form that it has, or gets. */
export interface StoredForm {
  readonly id: number;
  readonly form: ArticleForm;
}

/** Inserts articles with all their rows, links excepted; with their ids, in the order of the forms. */
export async function insert(tx: Tx, forms: readonly ArticleForm[]): Promise<readonly StoredForm[]> {
  const inserted = await tx.insertInto('article').values(forms.map(columnsOf)).returning(['id', 'code']).execute();
  const formOf = new Map(forms.map((form) => [form.code, form]));
  const articles = inserted.flatMap(({ id, code }) => {
    const form = formOf.get(code);
    return form ? { id, form } : [];
  });
  await insertCategories(tx, articles);
  await insertDetails(tx, articles);
  return articles;
}

/** Writes the forms without their rows and increments the versions. */
export async function updateColumns(tx: Tx, articles: readonly StoredForm[]): Promise<void> {
  const rows = articles.map(({ id, form }) => ({ id, ...columnsOf(form), ...textsOf(form) }));
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id' && name !== 'is_visible_on_web');
  if (rows.length === 0) return;
  await sql`
    update article a set version = a.version + 1,
      -- An import, or its undo, brings no archived article back.
      is_visible_on_web = c.is_visible_on_web and a.archived_at is null,
      ${sql.join(names.map((name) => sql`${sql.ref(name)} = c.${sql.ref(name)}`))}
    from json_populate_recordset(null::article, ${JSON.stringify(rows)}::json) c where a.id = c.id`.execute(tx);
}

const textsOf = ({ title, shortDescription, description }: ArticleForm) => ({
  title,
  short_description: shortDescription,
  description,
});

/** Writes the forms with all their rows, links excepted, and increments the versions. */
export async function update(tx: Tx, articles: readonly StoredForm[]): Promise<void> {
  if (articles.length === 0) return;
  const ids = articles.map(({ id }) => id);
  await updateColumns(tx, articles);
  await tx.deleteFrom('article_category').where('article_id', 'in', ids).execute();
  await insertCategories(tx, articles);
  await writeDetails(tx, articles);
}

async function insertCategories(tx: Tx, articles: readonly StoredForm[]): Promise<void> {
  const rows = articles.flatMap(({ id, form }) =>
    form.categoryIds.map((category_id, position) => ({ article_id: id, category_id, position })),
  );
  if (rows.length > 0) await tx.insertInto('article_category').values(rows).execute();
}

interface PricesAndVisibility {
  readonly vpc: Feninga;
  readonly mpc: Feninga;
  readonly isVisibleOnWeb: boolean;
}

/** Writes prices and visibility and increments the version. */
export const updatePricesAndVisibility = (
  tx: Tx,
  id: number,
  { vpc, mpc, isVisibleOnWeb }: PricesAndVisibility,
): Promise<void> => updateVersion(tx, 'article', id, { vpc, mpc, is_visible_on_web: isVisibleOnWeb });

/** Archives the article, which hides it, and increments the version. */
export const archive = (tx: Tx, id: number, now: Date): Promise<void> =>
  updateVersion(tx, 'article', id, { archived_at: now, is_visible_on_web: false });

/** Takes the article out of the archive and increments the version. */
export const restore = (tx: Tx, id: number): Promise<void> => updateVersion(tx, 'article', id, { archived_at: null });

/** Whether customers see the article. */
export async function isArticleVisible(db: Db, articleId: number): Promise<boolean> {
  const row = await db
    .selectFrom('article')
    .select('id')
    .where('id', '=', articleId)
    .where('is_visible_on_web', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}
