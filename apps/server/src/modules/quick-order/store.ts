import type { Db } from '../../platform/database/db.ts';
import { allRows } from '../../platform/database/statements.ts';
import { type Found, MOST_VARIANTS } from './rules.ts';

interface AskedCode {
  readonly line: number;
  /** As it was typed. */
  readonly code: string;
  /** Letters and digits alone, upper case. */
  readonly key: string;
  /** Keys that it may be as well, with a space between. */
  readonly readings: string;
}

const MOST_SIMILAR = 3;
/** The nearest codes, of which the likeliest are chosen. */
const NEAREST = 24;
/** How much nearer a code counts that was bought before, or that ends as the typed one. */
const BOUGHT_BEFORE = 0.3;
const SAME_END = 0.1;
/** Before all others, whatever counts for them. */
const READ_ALIKE = -1;
/** Resemblance is searched for so many lines; a paste with more unknown codes is the wrong sheet. */
const MOST_GUESSED = 50;
const SHORTEST_BEGINNING = 4;
/** From 0, the same, to 1, nothing in common. */
const FARTHEST = 0.75;

/**
 * The articles of the codes, in one statement: the company's part numbers first, then codes and barcodes of the shop; for
 * an unknown code what begins with it, and what resembles it, likeliest first: what is read alike, was bought before, or ends alike.
 */
export const find = (
  db: Db,
  { companyId, userId }: { readonly companyId: number | null; readonly userId: number },
  requested: readonly AskedCode[],
): Promise<readonly Found[]> =>
  allRows<Found>(db)`
    with requested as materialized (
      select * from unnest(${requested.map(({ line }) => line)}::integer[], ${requested.map(({ code }) => code)}::text[],
        ${requested.map(({ key }) => key)}::text[], ${requested.map(({ readings }) => readings)}::text[])
        as t (line, code, key, readings)
    ), hit as (
      select q.line, c.article_id, 1 as rank, 1 as contents from requested q
        join customer_part_number c on c.company_id = ${companyId}::integer
          and code_key(c.code) collate "C" = q.key collate "C"
        where q.key <> ''
      union all
      select q.line, a.id, 2, 1 from requested q
        join article a on code_key(a.code) collate "C" = q.key collate "C" where q.key <> ''
      union all
      select q.line, a.id, 2, 1 from requested q join article a on a.code = q.code
      union all
      select q.line, a.id, 2, 1 from requested q join article a on a.ean = q.code
      union all
      select q.line, u.article_id, 2, u.factor from requested q join article_unit u on u.ean = q.code
    ), visible as (
      select h.line, h.article_id, h.rank, h.contents from hit h join article a on a.id = h.article_id where a.is_visible_on_web
    ), best as materialized (
      select s.line, s.article_id, min(s.contents)::integer as contents from visible s
      where s.rank = (select min(other.rank) from visible other where other.line = s.line)
      group by s.line, s.article_id
    ), lost as materialized (
      select * from requested q where q.key <> '' and not exists (select from best b where b.line = q.line)
      order by q.line limit ${MOST_GUESSED}
    )
    select b.line, b.article_id as "articleId", 'exact' as how, a.code, false as "isBought", b.contents
      from best b join article a on a.id = b.article_id
    union all
    select l.line, n.id, 'beginning', n.code, false, 1 from lost l cross join lateral (
      select a.id, a.code from article a
      where code_key(a.code) collate "C" >= l.key collate "C" and code_key(a.code) collate "C" < (l.key || '[') collate "C"
        and length(l.key) >= ${SHORTEST_BEGINNING} and a.is_visible_on_web
      order by code_key(a.code) collate "C", a.id limit ${MOST_VARIANTS + 1}) n
    union all
    select l.line, n.id, 'similar', n.code, n.is_bought, 1 from lost l cross join lateral (
      select near.id, near.code, p.article_id is not null as is_bought
      from (select id, code, min(distance) as distance from (
        (select a.id, a.code, ${READ_ALIKE}::real as distance from article a
          where code_key(a.code) collate "C" = any (string_to_array(l.readings, ' ')) and a.is_visible_on_web)
        union all
        (select a.id, a.code, code_key(a.code) <-> l.key as distance from article a where a.is_visible_on_web
          order by code_key(a.code) <-> l.key limit ${NEAREST})
      ) each group by id, code) near
      left join purchased_article p on p.article_id = near.id and p.company_id is not distinct from ${companyId}::integer
        and p.user_id is not distinct from (case when ${companyId}::integer is null then ${userId}::integer end)
      where near.distance <= ${FARTHEST}
      order by near.distance - (case when p.article_id is null then 0 else ${BOUGHT_BEFORE}::real end)
        - (case when right(code_key(near.code), 2) = right(l.key, 2) then ${SAME_END}::real else 0 end), near.code
      limit ${MOST_SIMILAR}) n
  `;
