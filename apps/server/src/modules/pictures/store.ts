import type { AdminPicture, PictureUse } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { ListRequest, RowPage } from '../../platform/database/list-page.ts';
import { allRows, firstRow, oneNumber } from '../../platform/database/statements.ts';
import { everyTerm, listSearch } from '../../platform/database/list-search.ts';
import { articleMentions } from '../search-terms/index.ts';

interface StoredUse {
  readonly kind: PictureUse['kind'];
  readonly id: number;
  /** Of an article. */
  readonly code: string | null;
  readonly title: Content;
}

export interface PictureRow extends Omit<AdminPicture, 'url' | 'uses' | 'createdAt'> {
  readonly key: string;
  readonly createdAt: Date;
  readonly uses: readonly StoredUse[];
}

interface PictureQuery extends ListRequest<'createdAt' | 'name' | 'bytes' | 'useCount'> {
  readonly view: 'all' | 'unused' | 'without_alt';
  readonly usedBy: readonly PictureUse['kind'][];
}

/** What shows pictures: their kind, the table and its column, and how a record is called. */
const USES = [
  [
    'article',
    sql`article_picture l join article a on a.id = l.article_id`,
    sql`l.picture_key`,
    sql`a.id, a.code, a.title`,
  ],
  ['category', sql`category c`, sql`c.picture_key`, sql`c.id, null, c.title`],
  ['brand', sql`brand b`, sql`b.logo_key`, sql`b.id, null, jsonb_build_object('bs', b.title)`],
  ['news_item', sql`news_item n`, sql`n.picture_key`, sql`n.id, null, n.title`],
  ['hero_banner', sql`hero_banner h`, sql`h.picture_key`, sql`h.id, null, h.title`],
  ['promotion', sql`promotion o`, sql`o.picture_key`, sql`o.id, null, o.title`],
] as const satisfies readonly (readonly [PictureUse['kind'], ...RawBuilder<unknown>[]])[];

const SHOWN_USES = 12;

/** The records that show picture `p`, articles first. */
const usesOfPicture = sql.join(
  USES.map(
    ([kind, table, key, columns], place) =>
      sql`select ${sql.lit(place)} as place, ${sql.lit(kind)} as kind, ${columns} from ${table} where ${key} = p.key`,
  ),
  sql` union all `,
);

const isUsedBy = ([, table, key]: (typeof USES)[number]): RawBuilder<SqlBool> =>
  sql`exists (select from ${table} where ${key} = p.key)`;

/** Without the articles themselves, of which only the list of uses needs the names. */
const useCount = sql`(select count(*) from (${sql.join(
  USES.map(
    ([kind, table, key]) =>
      sql`select from ${kind === 'article' ? sql`article_picture l` : table} where ${key} = p.key`,
  ),
  sql` union all `,
)}) u)`;

const COLUMNS = sql`p.id, p.key, p.version, p.name, p.alt, p.width, p.height, p.bytes, p.created_at as "createdAt",
  case when p.focus_x is not null then json_build_object('x', p.focus_x, 'y', p.focus_y) end as focus,
  ${useCount}::integer as "useCount",
  coalesce((select json_agg(json_build_object('kind', u.kind, 'id', u.id, 'code', u.code, 'title', u.title)
      order by u.place, u.id)
    from (select * from (${usesOfPicture}) all_uses (place, kind, id, code, title) order by place, id limit ${sql.lit(SHOWN_USES)}) u),
    '[]') as uses`;

const anyOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` or `)})`;

function isWanted({ view, usedBy, quickSearch }: PictureQuery): RawBuilder<SqlBool> {
  const all = [isFound(quickSearch)];
  if (view === 'unused') all.push(sql`not ${anyOf(USES.map(isUsedBy))}`);
  if (view === 'without_alt') all.push(sql`coalesce(p.alt->>'bs', '') = ''`);
  if (usedBy.length > 0) all.push(anyOf(USES.filter(([kind]) => usedBy.includes(kind)).map(isUsedBy)));
  return sql.join(all, sql` and `);
}

/** Whether name, address or alternative text, or an article that shows the picture, have the typed words. */
function isFound(typed: string | undefined): RawBuilder<SqlBool> {
  const search = listSearch(typed);
  if (search.terms.length === 0) return sql`true`;
  return sql`(${everyTerm(search, (has) => has(sql`p.search_words`))} or p.key in (
    select l.picture_key from article_picture l join article_summary a on a.id = l.article_id where (${articleMentions(typed)}) is true))`;
}

const SORTS: Readonly<Record<PictureQuery['sortBy'], RawBuilder<unknown>>> = {
  createdAt: sql`p.created_at`,
  name: sql`p.name collate "bs-x-icu"`,
  bytes: sql`p.bytes`,
  useCount: sql`coalesce(n.uses, 0)`,
};

/** How often each picture is shown: all are counted at once where they are in that order. */
const COUNTED_USES = sql`left join (select key, count(*) as uses from (${sql.join(
  USES.map(([, table, key]) => sql`select ${key} as key from ${table}`),
  sql` union all `,
)}) shown group by key) n on n.key = p.key`;

/** One page of the library, and how many pictures are found in all. */
export async function page(db: Db, query: PictureQuery): Promise<RowPage<PictureRow>> {
  const where = isWanted(query);
  const direction = query.isSortAscending ? sql`asc` : sql`desc`;
  const order = sql`order by ${SORTS[query.sortBy]} ${direction} nulls last, p.id ${direction}`;
  const [rows, totalItems] = await Promise.all([
    // The page is chosen before anything is gathered about its pictures.
    allRows<PictureRow>(db)`with page as materialized (
        select p.id, row_number() over (${order}) as place
        from picture p ${query.sortBy === 'useCount' ? COUNTED_USES : sql``} where ${where}
        ${order} limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize})
      select ${COLUMNS} from page join picture p on p.id = page.id order by page.place`,
    oneNumber(db)`select count(*)::integer from picture p where ${where}`,
  ]);
  return { rows, totalItems };
}

/** One picture; undefined where there is none. */
export const one = (db: Db | Tx, id: number): Promise<PictureRow | undefined> =>
  firstRow<PictureRow>(db)`select ${COLUMNS} from picture p where p.id = ${id}`;
