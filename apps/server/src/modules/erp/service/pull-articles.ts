import type { ErpRefusal } from '@sjaj/contract';
import { fromKm } from '@sjaj/domain';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../platform/database/db.ts';
import { savePulledPrices } from '../../articles/index.ts';
import { applyCounts } from '../../stock/index.ts';
import { piecesOnHand } from '../rules.ts';
import * as cursors from '../store/cursor.ts';
import * as refusals from '../store/refusals.ts';
import { ArticleChanges, MOST_RECORDS, PriceRecord, StockRecord } from './article-records.ts';
import { type PullContext, type PullDeps, pullPages } from './pull-pages.ts';

type Refused = Pick<refusals.Refusal, 'code' | 'reason' | 'record'>;

interface Coded {
  readonly code: string;
}

type OfArticle<T> = T & { readonly articleId: number };

interface ArticleStream<T extends Coded> {
  readonly name: ErpRefusal['stream'];
  readonly record: z.ZodType<T>;
  /** Saves records of different articles and returns why some were refused, by article. */
  readonly save: (
    tx: Tx,
    records: readonly OfArticle<T>[],
    now: Date,
  ) => Promise<ReadonlyMap<number, ErpRefusal['reason']>>;
}

const km = (amount: number | null | undefined) => (amount === null || amount === undefined ? null : fromKm(amount));

const PRICES: ArticleStream<PriceRecord> = {
  name: 'prices',
  record: PriceRecord,
  async save(tx, records, now) {
    const pulled = records.map(({ articleId, vpc, mpc, nc }) => ({
      articleId,
      vpc: km(vpc),
      mpc: km(mpc),
      cost: km(nc),
    }));
    const refused = await savePulledPrices(tx, pulled, now);
    return new Map(refused.map(({ articleId, reason }) => [articleId, reason]));
  },
};

const STOCK: ArticleStream<StockRecord> = {
  name: 'stock',
  record: StockRecord,
  async save(tx, records, now) {
    const counts = records.map(({ articleId, onHand }) => ({
      articleId,
      onHand: piecesOnHand(onHand),
      expectedOnHand: null,
    }));
    const results = await applyCounts(tx, counts, { importId: null, now });
    return new Map(
      results.flatMap(({ articleId, outcome }) =>
        outcome === 'below_reserved' ? [[articleId, outcome] as const] : [],
      ),
    );
  },
};

/** Takes over the prices that changed in the ERP. Doubtful ones wait for staff as a proposal. */
export const pullPrices = (deps: PullDeps, context: PullContext): Promise<void> => pull(deps, PRICES, context);

/** Takes over what is on hand in the ERP. A count below what orders reserve waits until they have left. */
export const pullStock = (deps: PullDeps, context: PullContext): Promise<void> => pull(deps, STOCK, context);

/** Tries again what was refused, then saves what changed since the last run. */
async function pull<T extends Coded>(deps: PullDeps, stream: ArticleStream<T>, context: PullContext): Promise<void> {
  const { db } = deps;
  const { name } = stream;
  await inTransaction(db, async (tx) => {
    await cursors.lockCursor(tx, name);
    await saveRecords(tx, stream, await refusals.retriable(tx, name, MOST_RECORDS), context.clock());
  });
  const save = (page: ArticleChanges, from: string): Promise<boolean> =>
    inTransaction(db, async (tx) => {
      if ((await cursors.lockCursor(tx, name)) !== from) return false;
      await saveRecords(tx, stream, page.records, context.clock());
      await cursors.saveCursor(tx, name, { cursor: page.nextCursor, pulledAt: context.clock() });
      return true;
    });
  await pullPages(deps, { name, pageSize: MOST_RECORDS, page: ArticleChanges, save }, context);
}

type ArticleChanges = z.output<typeof ArticleChanges>;

/** The last record of each code: the page is in the order of changes. */
const latest = <T extends Coded>(records: readonly T[]): readonly T[] => [
  ...new Map(records.map((record) => [record.code.toUpperCase(), record])).values(),
];

async function saveRecords<T extends Coded>(
  tx: Tx,
  { name, record, save }: ArticleStream<T>,
  sent: readonly Coded[],
  now: Date,
): Promise<void> {
  if (sent.length === 0) return;
  const records = latest(sent);
  const known = await refusals.articlesByCode(
    tx,
    records.map(({ code }) => code),
  );
  const refused: Refused[] = [];
  const read: OfArticle<T>[] = [];
  for (const one of records) {
    const parsed = record.safeParse(one);
    const articleId = known.get(one.code.toUpperCase());
    if (!parsed.success) refused.push({ code: one.code, reason: 'unreadable', record: { code: one.code } });
    else if (articleId === undefined) refused.push({ code: one.code, reason: 'unknown_code', record: parsed.data });
    else read.push({ ...parsed.data, articleId });
  }
  const reasons = await save(tx, read, now);
  for (const { articleId, ...one } of read) {
    const reason = reasons.get(articleId);
    if (reason) refused.push({ code: one.code, reason, record: one });
  }
  await refusals.clear(
    tx,
    name,
    records.map(({ code }) => code),
    refused.map(({ code }) => code),
  );
  await refusals.put(tx, name, refused, now);
}
