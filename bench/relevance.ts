import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDemoShop } from '@sjaj/demo';
import type { SearchRequest } from '@sjaj/catalogue-index';
import { openReadModel } from '../apps/server/src/modules/catalogue/index.ts';
import { openDb, openPool } from '../apps/server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '@sjaj/embedded-database';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { byHand } from './relevance/by-hand.ts';
import { mean, ndcgAt, recallAt } from './relevance/figures.ts';
import { generated } from './relevance/generated.ts';
import type { Judged } from './relevance/judged.ts';
import { heldOutQueries } from './relevance/held-out-queries.ts';

/**
 * How well the search finds: recall and nDCG of a judged set of queries over the demo shop, by kind. It fails nothing, it
 * informs. With `--misses` it also names the queries whose first five are not all right.
 */

const ALL = 10_000;
const PLACES = 24;
const SHOWN = 10;
const FIRST = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'sjaj-relevance-'));
const quiet = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: quiet });
await migrate({ url: postgres.url });
const pool = openPool({ url: postgres.url, statementTimeout: 0, sendsAhead: false });
await loadDemoShop(pool, { today: new Date() });
const model = await openReadModel({
  db: openDb(pool),
  clock: () => new Date(),
  onError: (error) => say(String(error)),
});
const { rows } = await pool.query<{ id: number; code: string }>('select id, code from article');
const codeOf = new Map(rows.map(({ id, code }) => [id, code]));

const toRequest = (text: string): SearchRequest => ({
  text,
  filters: {
    categoryIds: [],
    brandIds: [],
    tagIds: [],
    attributes: [],
    minPrice: null,
    maxPrice: null,
    isInStock: false,
    isOnPromotion: false,
    createdFrom: null,
    isPurchasedBefore: false,
  },
  prices: null,
  purchasedIds: null,
  sort: { by: 'default', isAscending: true, language: 'bs' },
  page: 1,
  pageSize: ALL,
});

interface Found {
  readonly query: Judged;
  readonly codes: readonly string[];
  /** Place by place, whether what stands there is right. */
  readonly hits: readonly boolean[];
}

async function find(query: Judged): Promise<Found> {
  const right = new Set([...query.right].flatMap(({ codes }) => codes));
  const { groups } = await model.index.search(toRequest(query.text));
  return {
    query,
    codes: groups.map(({ leadId }) => codeOf.get(leadId) ?? ''),
    hits: groups.map(({ productIds }) => productIds.some((id) => right.has(codeOf.get(id) ?? ''))),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(11);

function line(name: string, found: readonly Found[]): string {
  const over = (figure: (one: Found) => number): string => percent(mean(found.map(figure)));
  const recall = (places: number) => over(({ hits, query }) => recallAt(places, hits, query.right.size));
  const precision = over(({ hits }) => hits.filter(Boolean).length / Math.max(1, hits.length));
  const ndcg = over(({ hits, query }) => ndcgAt(SHOWN, hits, query.right.size));
  const hits = mean(found.map(({ hits }) => hits.length))
    .toFixed(0)
    .padStart(9);
  return `${name.padEnd(26)}${String(found.length).padStart(8)}${recall(FIRST)}${recall(PLACES)}${ndcg}${precision}${hits}`;
}

const known = await Promise.all([...generated(), ...byHand()].map(find));
const heldOut = await Promise.all(heldOutQueries().map(find));
const found = [...known, ...heldOut];
const queries = found.map(({ query }) => query);
const set = createHash('sha256')
  .update(JSON.stringify(queries.map(({ text }) => text)))
  .digest('hex')
  .slice(0, 8);
say(`${queries.length} judged queries (set ${set}) over ${model.index.size} cards of the demo shop`);
say(`${'kind'.padEnd(26)}${'queries'.padStart(8)}   recall@5  recall@24    nDCG@10  precision     hits`);
for (const [kind, some] of Map.groupBy(found, ({ query }) => query.kind)) say(line(kind, some));
say(line('all for tuning', known));
say(line('all held-out', heldOut));
say(line('all', found));
if (process.argv.includes('--misses')) {
  for (const { query, hits, codes } of found) {
    const share = recallAt(FIRST, hits, query.right.size);
    if (share < 1)
      say(
        `${query.kind}: "${query.text}" ${percent(share).trim()} of ${query.right.size}, ${hits.length} hits: ${codes.slice(0, FIRST).join(' ')}`,
      );
  }
}
await model.stop();
await pool.end();
await postgres.stop();
await rm(folder, { recursive: true, force: true });
