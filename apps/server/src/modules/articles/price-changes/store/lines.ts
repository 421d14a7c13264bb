import type { PRICE_LINE_VIEWS, PriceChangeLine, PriceRule } from '@sjaj/contract';
import type { Content, Feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { rowPage, type SearchRequest } from '../../../../platform/database/list-page.ts';
import { allRows, execute } from '../../../../platform/database/statements.ts';
import { lineMentions } from '../../../search-terms/index.ts';
import type { Prices } from '../rules/new-prices.ts';

type Outcome = PriceChangeLine['outcome'];

/** A line of a proposal. */
export interface NewLine extends Pick<PriceChangeLine, 'articleId' | 'code' | 'error' | 'outcome' | 'warning'> {
  readonly line: number;
  readonly before: Prices | null;
  readonly after: Prices | null;
  readonly cost: Feninga | null;
  readonly taxRateBp: number | null;
}

export const insert = (tx: Tx, changeId: number, lines: readonly NewLine[]): Promise<void> =>
  execute(tx)`
    insert into price_change_line (price_change_id, line, article_id, code, outcome, error, warning,
      vpc_before, mpc_before, breaks_before, vpc_after, mpc_after, breaks_after, cost, tax_rate_bp)
    select ${changeId}::integer, l.line, l."articleId", l.code, l.outcome, l.error, l.warning,
      (l.before->>'vpc')::integer, (l.before->>'mpc')::integer, l.before->'breaks',
      (l.after->>'vpc')::integer, (l.after->>'mpc')::integer, l.after->'breaks', l.cost, l."taxRateBp"
    from json_to_recordset(${JSON.stringify(lines)}::json) as l (line integer, "articleId" integer, code text,
      outcome text, error text, warning text, before jsonb, after jsonb, cost integer, "taxRateBp" integer)
  `;

/** A line with prices before and after, in its turn. */
export interface PricedLine {
  readonly line: number;
  readonly articleId: number;
  readonly warning: string | null;
  readonly before: Prices;
  readonly after: Prices;
}

const PRICED = sql`l.line, l.article_id as "articleId", l.warning,
  json_build_object('vpc', l.vpc_before, 'mpc', l.mpc_before, 'breaks', l.breaks_before) as before,
  json_build_object('vpc', l.vpc_after, 'mpc', l.mpc_after, 'breaks', l.breaks_after) as after`;

/** The next lines with this outcome, at most `size`. Those whose article is deleted are passed over. */
export const next = (tx: Tx, changeId: number, outcome: Outcome, size: number): Promise<readonly PricedLine[]> =>
  allRows<PricedLine>(tx)`
    select ${PRICED} from price_change_line l
    where l.price_change_id = ${changeId} and l.outcome = ${outcome} and l.article_id is not null
    order by l.line limit ${size}`;

interface LineResult {
  readonly line: number;
  readonly outcome: Outcome;
}

export const mark = (tx: Tx, changeId: number, results: readonly LineResult[]): Promise<void> =>
  execute(tx)`
    update price_change_line l set outcome = r.outcome
    from json_to_recordset(${JSON.stringify(results)}::json) as r (line integer, outcome text)
    where l.price_change_id = ${changeId} and l.line = r.line`;

/** Takes lines that would change a price out of the proposal, or back in. */
export async function exclude(tx: Tx, changeId: number, lines: readonly number[], isExcluded: boolean): Promise<void> {
  const [from, to] = isExcluded ? ['change', 'excluded'] : ['excluded', 'change'];
  await execute(tx)`
    update price_change_line set outcome = ${to}
    where price_change_id = ${changeId} and line = any(${lines}::integer[]) and outcome = ${from}`;
}

/** A line as a page shows it. */
export interface StoredLine extends Pick<PriceChangeLine, 'articleId' | 'code' | 'error' | 'outcome' | 'warning'> {
  readonly line: number;
  readonly title: Content | null;
  readonly vpcBefore: number | null;
  readonly vpcAfter: number | null;
  readonly mpcBefore: number | null;
  readonly mpcAfter: number | null;
  readonly cost: number | null;
  readonly taxRateBp: number | null;
}

type View = (typeof PRICE_LINE_VIEWS)[number];

const isOfView = (view: View, price: PriceRule['price']): RawBuilder<SqlBool> => {
  const [before, after] = [sql.ref(`l.${price}_before`), sql.ref(`l.${price}_after`)];
  switch (view) {
    case 'changes':
      return sql`l.outcome not in ('same', 'faulty')`;
    case 'doubtful':
      return sql`l.warning is not null`;
    case 'up':
      return sql`${after} > ${before}`;
    case 'down':
      return sql`${after} < ${before}`;
    case 'faulty':
      return sql`l.outcome in ('faulty', 'moved', 'kept')`;
    case 'same':
      return sql`l.outcome = 'same'`;
  }
};

interface LineQuery extends SearchRequest {
  readonly changeId: number;
  readonly price: PriceRule['price'];
  readonly view: View;
}

/** One page of lines in their order, and how many there are of the kind. */
export async function page(db: Db, { changeId, price, view, quickSearch, ...query }: LineQuery) {
  const from = sql`from price_change_line l left join article a on a.id = l.article_id
    where l.price_change_id = ${changeId} and ${isOfView(view, price)}
      and ${lineMentions(quickSearch, sql`l.code`)}`;
  return rowPage<StoredLine>(db, query, {
    select: sql`l.line, l.article_id as "articleId", l.code, a.title, l.outcome, l.error, l.warning,
        l.vpc_before as "vpcBefore", l.vpc_after as "vpcAfter", l.mpc_before as "mpcBefore", l.mpc_after as "mpcAfter",
        l.cost, l.tax_rate_bp as "taxRateBp"`,
    from,
    orderBy: sql`l.line`,
  });
}

/** The prices of an article that are written; feninga. */
interface WrittenPrices {
  readonly articleId: number;
  readonly vpc: number;
  readonly mpc: number;
  readonly cost: number;
}

/** Writes the prices and increments the versions of the articles. */
export const writePrices = (tx: Tx, prices: readonly WrittenPrices[]): Promise<void> =>
  execute(tx)`
    update article a set vpc = p.vpc, mpc = p.mpc, nc = p.cost, version = a.version + 1
    from json_to_recordset(${JSON.stringify(prices)}::json) as p ("articleId" integer, vpc integer, mpc integer, cost integer)
    where a.id = p."articleId"`;
