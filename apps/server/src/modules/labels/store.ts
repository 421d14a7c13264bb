import type { LabelSource } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '../../kernel/actor.ts';
import type { Db } from '../../platform/database/db.ts';
import { allRows } from '../../platform/database/statements.ts';

/** An article of a list, with how much of it is usually taken; null where it was never ordered. */
export interface ListedArticle {
  readonly articleId: number;
  readonly quantity: number | null;
}

type OwnList = Exclude<LabelSource['kind'], 'savedCart'>;

const NOTHING = sql`select null::integer as article_id where false`;

/** The articles of a list, of the caller or of their company. Part numbers are listed for admins of a company only. */
function listOf(kind: OwnList, { userId, companyId, role }: Customer): RawBuilder<unknown> {
  if (kind === 'wishList') return sql`select article_id from wish_list_item where user_id = ${userId}`;
  if (role !== 'company_admin' || companyId === null) return NOTHING;
  return sql`select distinct article_id from customer_part_number where company_id = ${companyId}`;
}

/** The visible articles of a list by their code, at most so many. */
export function listedArticles(
  db: Db,
  kind: OwnList,
  { actor, limit }: { readonly actor: Customer; readonly limit: number },
): Promise<readonly ListedArticle[]> {
  const { companyId, userId } = actor;
  return allRows<ListedArticle>(db)`
    with bought as (
      select article_id, last_quantity from purchased_article where company_id is not distinct from ${companyId}::integer
        and user_id is not distinct from (case when ${companyId}::integer is null then ${userId}::integer end)
    )
    select a.id as "articleId", b.last_quantity as quantity
    from (${listOf(kind, actor)}) listed
    join article a on a.id = listed.article_id and a.is_visible_on_web
    left join bought b on b.article_id = a.id
    order by a.code collate "C" limit ${limit}
  `;
}

export interface LabelCodes {
  readonly articleId: number;
  readonly ean: string | null;
  /** What the company calls the article; the first where it has several numbers. */
  readonly partNumber: string | null;
}

export const codesOf = (db: Db, companyId: number | null, ids: readonly number[]): Promise<readonly LabelCodes[]> =>
  allRows<LabelCodes>(db)`
    select a.id as "articleId", a.ean, (
      select min(c.code collate "C") from customer_part_number c
      where c.company_id = ${companyId}::integer and c.article_id = a.id) as "partNumber"
    from article a where a.id = any(${ids}::integer[])
  `;
