import type { Content } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, execute } from '../../../platform/database/statements.ts';
import type { FileLine, KnownLine } from '../rules.ts';

interface SearchScope {
  readonly companyId: number;
  /** Whether hidden articles may be named. */
  readonly seesHidden: boolean;
}

type FoundLine = Omit<KnownLine, 'title'> & { readonly title: Content | null; readonly brand: string | null };

/** What both codes of each line name, in one statement. */
export const find = (
  db: Db | Tx,
  lines: readonly FileLine[],
  { companyId, seesHidden }: SearchScope,
): Promise<readonly FoundLine[]> =>
  allRows<FoundLine>(db)`
    with requested as materialized (
      select line, code, article_code, code_key(code) as key
      from unnest(${lines.map(({ line }) => line)}::integer[], ${lines.map(({ code }) => code)}::text[],
        ${lines.map(({ articleCode }) => articleCode)}::text[]) as t (line, code, article_code)
    ), hit as (
      select q.line, coalesce(max(a.id) filter (where a.code = q.article_code),
        case when count(*) = 1 then max(a.id) end) as article_id
      from requested q join article a on code_key(a.code) collate "C" = code_key(q.article_code) collate "C"
      where code_key(q.article_code) <> '' and (a.is_visible_on_web or ${seesHidden})
      group by q.line
    )
    select q.line, q.code, q.article_code as "articleCode", q.key, a.id as "articleId", a.title, b.title as brand,
      n.article_id as "nowArticleId", now_a.code as "nowArticleCode"
    from requested q
    left join hit h on h.line = q.line
    left join article a on a.id = h.article_id
    left join brand b on b.id = a.brand_id
    left join customer_part_number n on n.company_id = ${companyId}
      and code_key(n.code) collate "C" = q.key collate "C" and q.key <> ''
    left join article now_a on now_a.id = n.article_id
    order by q.line
  `;

/** Adds and changes part numbers, in one statement. What somebody else has added meanwhile stays as it is. */
export const put = (
  tx: Tx,
  companyId: number,
  lines: readonly { readonly code: string; readonly articleId: number | null }[],
): Promise<void> =>
  execute(tx)`
    with given as materialized (
      select t.code, t.article_id, code_key(t.code) as key
      from unnest(${lines.map(({ code }) => code)}::text[], ${lines.map(({ articleId }) => articleId)}::integer[])
        as t (code, article_id)
    ), changed as (
      update customer_part_number n set article_id = g.article_id, code = g.code, version = n.version + 1
      from given g where n.company_id = ${companyId} and code_key(n.code) collate "C" = g.key collate "C"
      returning g.key
    )
    insert into customer_part_number (company_id, code, article_id)
    select ${companyId}::integer, code, article_id from given
    where key not in (select key from changed) on conflict do nothing
  `;
