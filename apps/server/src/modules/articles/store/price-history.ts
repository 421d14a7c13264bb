import type { PriceHistoryEntry } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';

/** Feninga. */
interface HistoryPrices {
  readonly vpc: number;
  readonly mpc: number;
  readonly cost: number;
}

export interface PriceMove {
  readonly articleId: number;
  readonly before: HistoryPrices;
  readonly after: HistoryPrices;
}

interface MoveCause {
  readonly cause: PriceHistoryEntry['cause'];
  readonly byName: string;
  readonly priceChangeId?: number;
  /** The time of the database where absent. */
  readonly now?: Date;
}

/** Notes which prices were changed, by whom; articles whose prices are as they were are passed over. */
export async function notePrices(
  tx: Tx,
  { cause, byName, priceChangeId, now }: MoveCause,
  moves: readonly PriceMove[],
): Promise<void> {
  const changed = moves.filter(
    ({ before, after }) => before.vpc !== after.vpc || before.mpc !== after.mpc || before.cost !== after.cost,
  );
  if (changed.length === 0) return;
  await tx
    .insertInto('price_history')
    .values(
      changed.map(({ articleId, before, after }) => ({
        article_id: articleId,
        user_name: byName,
        cause,
        price_change_id: priceChangeId ?? null,
        ...(now && { changed_at: now }),
        vpc_before: before.vpc,
        vpc: after.vpc,
        mpc_before: before.mpc,
        mpc: after.mpc,
        cost_before: before.cost,
        cost: after.cost,
      })),
    )
    .execute();
}

export interface StoredMove extends PriceMove {
  readonly id: number;
  readonly changedAt: Date;
  readonly byName: string;
  readonly cause: PriceHistoryEntry['cause'];
  readonly priceChangeId: number | null;
}

const MOST = 100;

/** The last changes of an article's prices, the newest first; undefined where there is no such article. */
export async function priceHistory(db: Db, articleId: number): Promise<readonly StoredMove[] | undefined> {
  const article = await db.selectFrom('article').select('id').where('id', '=', articleId).executeTakeFirst();
  if (!article) return undefined;
  return allRows<StoredMove>(db)`
    select id, article_id as "articleId", changed_at as "changedAt", user_name as "byName", cause,
      price_change_id as "priceChangeId",
      json_build_object('vpc', vpc_before, 'mpc', mpc_before, 'cost', cost_before) as before,
      json_build_object('vpc', vpc, 'mpc', mpc, 'cost', cost) as after
    from price_history where article_id = ${articleId} order by changed_at desc, id desc limit ${MOST}`;
}
